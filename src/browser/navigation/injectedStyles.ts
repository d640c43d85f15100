/** The bundler marks the stylesheets that a script brings along in this way; those of pages carry no such mark. */
const BROUGHT = 'link[rel=stylesheet][crossorigin]';

/** A script brings its styles once: they must outlive the pages, whose own the router takes away with them. */
export function keepInjectedStyles(next: Document): void {
  for (const link of document.head.querySelectorAll(BROUGHT)) next.head.append(link.cloneNode());
}
