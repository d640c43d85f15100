/** How the bundler marks stylesheets that a script loads; those of pages have no such attribute. */
const INJECTED = 'link[rel=stylesheet][crossorigin]';

/** A script loads its styles once, so they must survive the router, which removes the old page's styles. */
export function keepInjectedStyles(next: Document): void {
  for (const link of document.head.querySelectorAll(INJECTED)) next.head.append(link.cloneNode());
}
