/** Marks stylesheets that were prefetched for a page that may come next; `media="not all"` stops them from applying. */
const PREFETCHED = 'data-prefetched';

const listStyles = (page: Document): HTMLLinkElement[] => [
  ...page.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
];

const hrefOf = (link: HTMLLinkElement): string => link.getAttribute('href') ?? '';

/** URLs of the stylesheets that the next page has and this one hasn't. */
function listMissing(next: Document): string[] {
  const loaded = new Set(listStyles(document).flatMap((link) => (link.sheet ? hrefOf(link) : [])));
  return listStyles(next)
    .map(hrefOf)
    .filter((href) => !loaded.has(href));
}

function addLink(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), attributes);
  document.head.append(link);
  return link;
}

/** Loads the stylesheets of a page that may come next, without applying them. */
export function prefetchStyles(next: Document): void {
  for (const href of listMissing(next)) {
    if (document.head.querySelector(`[${PREFETCHED}][href="${href}"]`)) continue;
    const link = addLink({ rel: 'stylesheet', media: 'not all', href });
    link.setAttribute(PREFETCHED, '');
    link.addEventListener('error', () => link.remove());
  }
}

/** Waits for the stylesheets of the next page before the swap, so that it never shows unstyled. */
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

/** At the swap the router keeps stylesheets that both pages have: applies those the next page uses and removes the others. */
export function applyPrefetchedStyles(next: Document): void {
  const wanted = new Set(listStyles(next).map(hrefOf));
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(`[${PREFETCHED}]`)) {
    if (!wanted.has(hrefOf(link)) || !link.sheet) link.remove();
    for (const name of ['media', PREFETCHED]) link.removeAttribute(name);
  }
}
