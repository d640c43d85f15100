import { describe, expect, it } from 'vitest';
import config from '#root/site.config.ts';
import { CODE_THEME_NAMES } from '#src/config/codeThemes.ts';
import { NAVBAR_ITEM_TYPES } from '#src/config/navbarSchema.ts';
import { parseConfig } from '#src/config/parseConfig.ts';

const parseWith = (change: object) => () => parseConfig({ ...config, ...change });
const withItem = (item: object) => ({ navbar: { ...config.navbar, items: [item] } });

describe('the site configuration', () => {
  it('of this site is valid and follows the specification', () => {
    const parsed = parseConfig(config);
    expect(parsed.colorMode).toEqual({ defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false });
    expect(parsed.navbar.hideOnScroll).toBe(true);
    expect(parsed.footer?.copyright).toContain('2025');
    expect(parsed.docs.versions).toEqual({ current: { label: 'Next', path: '/docs' } });
    expect(parsed.tableOfContents).toEqual({ minHeadingLevel: 2, maxHeadingLevel: 3 });
  });

  it('knows nine kinds of navbar item and at least 20 code themes', () => {
    expect(NAVBAR_ITEM_TYPES).toHaveLength(9);
    expect(CODE_THEME_NAMES.length).toBeGreaterThanOrEqual(20);
    for (const light of CODE_THEME_NAMES) {
      expect(parseWith({ code: { ...config.code, themes: { light, dark: 'dracula' } } })).not.toThrow();
    }
  });

  it('accepts a footer of columns and a flat one', () => {
    const items = [{ label: 'Blog', to: '/blog' }];
    expect(parseWith({ footer: { links: items } })).not.toThrow();
    expect(parseWith({ footer: { links: [{ title: 'More', items }] } })).not.toThrow();
  });
});

describe('a wrong value stops the build with one sentence that', () => {
  it.each([
    ['names key, fault and choices', { colorMode: { defaultMode: 'blue' } }, /colorMode\.defaultMode.*"light"\|"dark"/],
    [
      'names a code theme that is not known',
      { code: { ...config.code, themes: { light: 'x', dark: 'dracula' } } },
      /code\.themes\.light.*"dracula"/,
    ],
    ['says how a base path looks', { baseUrl: '/engine' }, /baseUrl.*must start and end with a slash/],
    ['names a key nobody knows', { colourMode: {} }, /unknown key "colourMode"/],
    [
      'names an invalid color',
      { announcementBar: { content: 'x', textColor: '!' } },
      /announcementBar\.textColor.*CSS color/,
    ],
    ['points at an item of the navbar', withItem({ label: 'Lost' }), /navbar\.items\[0\].*"to".*"href"/],
    ['lists the kinds of navbar item', withItem({ type: 'carousel' }), /navbar\.items\[0\]\.type.*'docSidebar'/],
    [
      'points at a link of the footer',
      { footer: { links: [{ title: 'A', items: [{ label: 'x' }] }] } },
      /footer\.links\[0\]\.items\[0\].*needs a label/,
    ],
    [
      'says that a locale is not configured',
      { i18n: { ...config.i18n, locales: ['en', 'fr'] } },
      /i18n.*localeConfigs/,
    ],
    ['names a missing value', { title: undefined }, /title/],
  ])('%s', (_, change, sentence) => {
    expect(parseWith(change)).toThrow(sentence);
    expect(parseWith(change)).toThrow(/^site\.config\.ts: [^\n]+\.$/);
  });
});
