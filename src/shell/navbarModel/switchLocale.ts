import { withBase, withoutBase } from '#src/lib/url.ts';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

interface Locales {
  current: string;
  default: string;
}

const prefixOf = (locale: string, defaultLocale: string): string => (locale === defaultLocale ? '' : `/${locale}`);

/** The same page under another locale: path rebuilt with its prefix, query string and hash kept. */
export function placeToLocaleHref(place: Place, locale: string, locales: Locales, base?: string): string {
  const currentPrefix = prefixOf(locales.current, locales.default);
  const route = withoutBase(place.pathname, base);
  const bare = currentPrefix && route.startsWith(`${currentPrefix}/`) ? route.slice(currentPrefix.length) : route;
  return withBase(prefixOf(locale, locales.default) + bare, base) + place.search + place.hash;
}
