import { describe, expect, it } from 'vitest';
import input from '#root/site.config.ts';
import { CODE_THEME_NAMES } from './codeThemes.ts';
import { parseConfig } from './parseConfig.ts';
import type { SiteConfigInput } from './schema.ts';

const parse = (change: object) => parseConfig({ ...input, ...change } as SiteConfigInput);

describe('the site configuration', () => {
  it('is valid as committed', () => {
    expect(parseConfig(input).title).toBe('Excalibur.js');
    expect(parseConfig(input).footer?.copyright).toContain('2025');
  });

  it('accepts at least twenty code themes', () => {
    expect(CODE_THEME_NAMES.length).toBeGreaterThanOrEqual(20);
  });

  it('accepts a footer of columns or a flat list', () => {
    expect(parse({ footer: { links: [{ label: 'Blog', to: '/blog' }] } }).footer?.links).toHaveLength(1);
  });

  it.each([
    [{ colorMode: { defaultMode: 'blue' } }, /colorMode\.defaultMode is wrong: .*"light"\|"dark"/],
    [{ code: { themes: { light: 'x', dark: 'dracula' } } }, /code\.themes\.light is wrong: .*"github"/],
    [{ navbar: { items: [{ label: 'X' }] } }, /navbar\.items\[0\] is wrong: needs "to"/],
    [{ navbar: { items: [{ type: 'carousel' }] } }, /navbar\.items\[0\]\.type is wrong: .*docsVersionDropdown/],
    [{ footer: { links: [{ title: 'A', items: [{ label: 'x' }] }] } }, /footer\.links\[0\]\.items\[0\] is wrong/],
    [{ baseUrl: 'engine' }, /baseUrl is wrong: must start and end with a slash/],
    [{ typo: 1 }, /unknown key "typo"/],
    [{ i18n: { ...input.i18n, defaultLocale: 'xx' } }, /i18n is wrong: defaultLocale must be one of locales/],
    [
      { announcementBar: { id: 'a', content: 'b', textColor: '12px' } },
      /announcementBar\.textColor is wrong: must be a CSS color/,
    ],
  ])('with %j says which key, what is wrong and what is allowed', (change, message) => {
    expect(() => parse(change)).toThrow(message);
  });
});
