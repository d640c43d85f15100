const BASE: string = import.meta.env?.BASE_URL ?? '/';

export const isExternal = (href: string): boolean => /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);

/** Puts the base path before a route of this site; addresses outside it, hashes and queries stay as they are. */
export function withBase(route: string, base: string = BASE): string {
  if (!route.startsWith('/') || isExternal(route)) return route;
  return base.replace(/\/$/, '') + route;
}

/** The route of a path on this site: the inverse of `withBase`. */
export function withoutBase(pathname: string, base: string = BASE): string {
  const prefix = base.replace(/\/$/, '');
  return pathname.startsWith(`${prefix}/`) || pathname === prefix ? pathname.slice(prefix.length) || '/' : pathname;
}

/** One spelling for comparing routes: no `.html`, no `/index.html`, no trailing slash, percent signs decoded. */
export function normalizePath(pathname: string): string {
  const clean = stripHtmlEnding(pathname).replace(/\/+$/, '') || '/';
  try {
    return decodeURI(clean);
  } catch {
    return clean;
  }
}

/** `/docs/actors.html` → `/docs/actors`, `/docs/index.html` → `/docs/`. */
export function stripHtmlEnding(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
}

/** Gives the base path to every route in trusted markup, where no component does it. */
export function htmlWithBase(html: string, base: string = BASE): string {
  return html.replace(
    /(\s(?:href|src)=["'])(\/(?!\/)[^"']*)/g,
    (_, before: string, route: string) => before + withBase(route, base),
  );
}
