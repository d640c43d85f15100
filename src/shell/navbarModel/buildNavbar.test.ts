import { describe, expect, it } from 'vitest';
import { navbarItemSchema } from '#src/config/navbarSchema.ts';
import { buildNavbar } from './buildNavbar.ts';
import { isActive } from './isActive.ts';
import type { DocsLookup } from './navbarModel.ts';
import { placeToLocaleHref } from './switchLocale.ts';

const docs: DocsLookup = {
  versions: [{ name: 'current', label: 'Next', path: '/docs', mainDocRoute: '/docs/' }],
  findDoc: (id) =>
    id === 'actors' ? { route: '/docs/actors', label: 'Actors' } : id === 'secret' ? 'draft' : undefined,
  findSidebar: (id) =>
    id === 'learn' ? { link: { route: '/docs/', label: 'Welcome' } } : id === 'empty' ? {} : undefined,
  docIds: () => ['actors'],
  sidebarIds: () => ['learn', 'empty'],
};
const context = { docs, locales: [{ locale: 'en', label: 'English', lang: 'en' }], currentLocale: 'en' };
const build = (...items: object[]) =>
  buildNavbar(
    items.map((item) => navbarItemSchema.parse(item)),
    context,
  );

describe('navbar items', () => {
  it('go left unless they ask for the right', () => {
    const model = build({ to: '/blog', label: 'Blog' }, { href: 'https://x.org', label: 'X', position: 'right' });
    expect(model.left).toMatchObject([{ kind: 'link', to: '/blog' }]);
    expect(model.right).toMatchObject([{ kind: 'link', to: 'https://x.org' }]);
  });

  it('of all nine types are understood', () => {
    const model = build(
      { to: '/blog', label: 'Blog' },
      {
        label: 'More',
        items: [
          { to: '/a', label: 'A' },
          { type: 'doc', docId: 'actors' },
        ],
      },
      { type: 'localeDropdown' },
      { type: 'search' },
      { type: 'html', value: '<b>hi</b>' },
      { type: 'doc', docId: 'actors' },
      { type: 'docSidebar', sidebarId: 'learn', label: 'Docs' },
      { type: 'docsVersion' },
      { type: 'docsVersionDropdown', dropdownItemsAfter: [{ to: '/versions', label: 'All' }] },
    );
    expect(model.left.map((item) => item.kind)).toEqual([
      'link',
      'dropdown',
      'dropdown',
      'search',
      'html',
      'link',
      'link',
      'link',
      'dropdown',
    ]);
    expect(model.left[1]).toMatchObject({ items: [{ label: 'A' }, { label: 'Actors', to: '/docs/actors' }] });
    expect(model.left[2]).toMatchObject({ label: 'English', icon: 'language' });
    expect(model.left[7]).toMatchObject({ label: 'Next', to: '/docs/' });
  });

  it('show the only version as a plain link', () => {
    expect(build({ type: 'docsVersionDropdown' }).left).toMatchObject([{ kind: 'link', label: 'Next' }]);
  });

  it('that point at a draft yield nothing', () => {
    expect(build({ type: 'doc', docId: 'secret' }).left).toEqual([]);
  });
});

describe('a broken navbar item', () => {
  it('with an unknown doc names the id and shows its config', () => {
    expect(() => build({ type: 'doc', docId: 'nope' })).toThrow(/No doc has the id "nope".*"docId":"nope"/);
  });

  it('with an unknown sidebar lists the known ones', () => {
    expect(() => build({ type: 'docSidebar', sidebarId: 'nope' })).toThrow(/Known sidebars: "learn", "empty"/);
  });

  it('whose sidebar has no link says so', () => {
    expect(() => build({ type: 'docSidebar', sidebarId: 'empty' })).toThrow(/has no link/);
  });

  it('of an unknown type is named', () => {
    const item = { type: 'carousel', position: 'left' } as never;
    expect(() => buildNavbar([item], context)).toThrow(/No navbar item has the type "carousel"/);
  });
});

describe('an active link', () => {
  it('covers the pages below it', () => {
    expect(isActive({ kind: 'link', label: '', to: '/api' }, '/api/class/Actor/')).toBe(true);
    expect(isActive({ kind: 'link', label: '', to: '/api' }, '/apiary')).toBe(false);
    expect(isActive({ kind: 'link', label: '', to: '/' }, '/docs')).toBe(false);
    expect(isActive({ kind: 'link', label: '', to: 'https://x.org/docs' }, '/docs')).toBe(false);
  });

  it('follows its base path or expression when it has one', () => {
    expect(isActive({ kind: 'link', label: '', to: '/docs/x', activeBasePath: '/docs' }, '/docs/y')).toBe(true);
    expect(isActive({ kind: 'link', label: '', to: '/', activeBaseRegex: '^/(a|b)' }, '/b')).toBe(true);
  });
});

describe('the locale switch', () => {
  const place = { pathname: '/engine/docs/actors', search: '?q=1', hash: '#z' };

  it('keeps path, query and hash', () => {
    expect(placeToLocaleHref(place, 'en', { current: 'en', default: 'en' }, '/engine/')).toBe(
      '/engine/docs/actors?q=1#z',
    );
  });

  it('changes the prefix', () => {
    expect(placeToLocaleHref(place, 'fr', { current: 'en', default: 'en' }, '/engine/')).toBe(
      '/engine/fr/docs/actors?q=1#z',
    );
    const french = { ...place, pathname: '/engine/fr/docs/actors' };
    expect(placeToLocaleHref(french, 'en', { current: 'fr', default: 'en' }, '/engine/')).toBe(
      '/engine/docs/actors?q=1#z',
    );
  });
});
