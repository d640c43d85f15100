import { describe, expect, it } from 'vitest';
import input from '#root/site.config.ts';
import { parseConfig } from './parseConfig.ts';
import { findForbidden } from './trustedHtml.ts';

describe('markup in the config', () => {
  it.each([
    'Version 1 is out. <a href="/docs/migration">See what changed</a>',
    '<b>Bold</b> &amp; <img src="/img/a.png" alt="once upon a time = one">',
    'Turn it on = good, javascript: great',
    '<a href="https://x.org/?data:1" class="button">x</a>',
  ])('%s is fine', (html) => expect(findForbidden(html)).toBeUndefined());

  it.each([
    '<script>alert(1)</script>',
    '<SCRIPT src=//x></SCRIPT>',
    '< script>',
    '<img src=x onerror=alert(1)>',
    '<img src="x"onerror="alert(1)">',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    "<a href=' JaVaScRiPt:alert(1)'>x</a>",
    '<a href="java&#115;cript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="\u0001javascript:alert(1)">x</a>',
    '<a href="java\tscript&colon;alert(1)">x</a>',
    '<a href=&#x6a;avascript:alert(1)>x</a>',
    '<a href="data:text/html,x">x</a>',
    '<iframe srcdoc="x"></iframe>',
    '<base href="//x">',
    '<meta http-equiv="refresh" content="0">',
    '<form action="//x"><button>Go</button></form>',
  ])('%s stops the build', (html) => expect(findForbidden(html)).toBeDefined());
});

describe('the fields that hold markup', () => {
  const BAD = '<img src=x onerror=alert(1)>';
  const { navbar, footer } = input;
  const announcementBar = { ...input.announcementBar, content: BAD };
  const html = { type: 'html' as const, value: BAD };

  it.each([
    ['the announcement', { announcementBar }, /announcementBar\.content/],
    ['a navbar item', { navbar: { ...navbar, items: [html] } }, /navbar\.items/],
    [
      'an entry of a dropdown',
      { navbar: { ...navbar, items: [{ type: 'dropdown' as const, label: 'A', items: [html] }] } },
      /navbar\.items/,
    ],
    ['the copyright', { footer: { ...footer, copyright: BAD } }, /footer\.copyright/],
    ['a link of the footer', { footer: { ...footer, links: [{ html: BAD }] } }, /footer\.links/],
  ])('are checked: %s', (_, fields, place) => {
    expect(() => parseConfig({ ...input, ...fields } as never)).toThrow(place);
  });
});
