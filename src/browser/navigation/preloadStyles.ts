/** Marks styles of a page that may come next: they are here, but nothing is to look like them yet. */
const AHEAD = 'data-ahead';

const listStyles = (page: Document): HTMLLinkElement[] => [
  ...page.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
];

const addressOf = (link: HTMLLinkElement): string => link.getAttribute('href') ?? '';

/** Addresses of styles that the next page has and this one has not. */
function listMissing(next: Document): string[] {
  const loaded = new Set(listStyles(document).flatMap((link) => (link.sheet ? addressOf(link) : [])));
  return listStyles(next)
    .map(addressOf)
    .filter((href) => !loaded.has(href));
}

function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return link;
}

/** Brings in the styles of a page that may come next. */
export function prefetchStyles(next: Document): void {
  for (const href of listMissing(next)) {
    if (document.head.querySelector(`[${AHEAD}][href="${href}"]`)) continue;
    const link = addLink({ rel: 'stylesheet', media: 'not all', href });
    link.setAttribute(AHEAD, '');
    link.addEventListener('error', () => link.remove());
  }
}

/** Styles of the next page that are not here yet are asked for before the swap, so that it never shows unstyled. */
export function preloadStyles(next: Document): Promise<unknown> {
  const waits = listMissing(next).map(
    (href) =>
      new Promise((resolve) => {
        const preload = addLink({ rel: 'preload', as: 'style', href });
        preload.addEventListener('load', resolve);
        preload.addEventListener('error', resolve);
      }),
  );
  return Promise.all(waits);
}

/** At the swap: the router keeps styles that both pages have, so those that were read ahead begin to count; the others go. */
export function applyPrefetchedStyles(next: Document): void {
  const wanted = new Set(listStyles(next).map(addressOf));
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(`[${AHEAD}]`)) {
    if (!wanted.has(addressOf(link)) || !link.sheet) link.remove();
    for (const name of ['media', AHEAD]) link.removeAttribute(name);
  }
}
