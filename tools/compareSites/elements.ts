import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

export const VOID_ELEMENTS = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

// Phrasing content: a space next to one of these is visible. Next to any other element a browser drops it.
const INLINE = new Set(
  (
    'a abbr b bdi bdo br button cite code data del dfn em i img input ins kbd label mark math q s samp select small ' +
    'span strong sub sup svg text time tspan u var wbr picture video audio canvas iframe astro-island astro-slot'
  ).split(' '),
);

const PREFORMATTED = new Set(['pre', 'textarea']);

export const isBlock = (tagName: string): boolean => !INLINE.has(tagName);

/** Whether an element holds code instead of markup. */
export const isCode = ({ tagName }: Tree.Element): boolean => tagName === 'script' || tagName === 'style';

/** Whether spaces and line breaks of an element's text are visible. */
export function keepsWhitespace(element: Tree.Element): boolean {
  if (PREFORMATTED.has(element.tagName)) return true;
  const parent = element.parentNode;
  return parent !== null && 'tagName' in parent && keepsWhitespace(parent);
}
