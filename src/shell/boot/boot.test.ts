import { afterEach, describe, expect, it, vi } from 'vitest';
import { stripHtmlEnding } from '#src/lib/url.ts';
import { boot, BOOT_NAMES } from './boot.ts';

afterEach(() => vi.unstubAllGlobals());

/** Boots a page at an address; returns where it sends the visitor, and by what. */
function bootAt(pathname: string): [way: string, address: string] | undefined {
  let moved: [string, string] | undefined;
  vi.stubGlobal('location', {
    pathname,
    search: '?a',
    hash: '#b',
    replace: (address: string) => (moved = ['load', address]),
  });
  vi.stubGlobal('history', { state: null, replaceState: (_: null, __: '', to: string) => (moved = ['name', to]) });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  vi.stubGlobal('document', { documentElement: { setAttribute: () => undefined }, addEventListener: () => undefined });
  boot(
    { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false, announcementId: null },
    BOOT_NAMES,
    stripHtmlEnding,
  );
  return moved;
}

describe('the address a page is opened at', () => {
  it.each([
    ['/docs/actors/', undefined],
    ['/docs/index.html', ['name', '/docs/?a#b']],
    ['/docs/actors.html', ['load', '/docs/actors?a#b']],
  ])('%s', (pathname, expected) => expect(bootAt(pathname)).toEqual(expected));

  it.each(['//example.com/x.html', '///example.com/index.html', '//example.com/', '//docs'])(
    '%s never names another site',
    (pathname) => {
      const [, address] = bootAt(pathname)!;
      expect(new URL(address, 'https://site/').origin).toBe('https://site');
    },
  );
});
