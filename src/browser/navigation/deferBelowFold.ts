import { BELOW_FLOW, FLOW, TOC } from '#src/contracts/attributes.ts';
/** Columns of blocks, and what comes below them. */
const COLUMNS = `[${FLOW}], [${TOC}]`;
const BELOW = `[${BELOW_FLOW}]`;
/** How much is rendered at once, in window heights. Heights are estimates, so it's more than one. */
const SCREENS = 1.25;
/** Estimated height of a block and of each character in it, in pixels; low rather than high. */
const BLOCK_PX = 20;
const CHARACTER_PX = 0.3;

const estimateHeight = (block: Element): number => BLOCK_PX + CHARACTER_PX * (block.textContent?.length ?? 0);

/** The blocks that start more than `heightPx` below the place shown first. Blocks that span that line are searched too. */
function findBelow(column: Element, heightPx: number, place: Element | null): HTMLElement[] {
  const below: HTMLElement[] = [];
  let left = heightPx;
  let isPassed = place === null;
  for (const block of column.children) {
    const hasPlace = !isPassed && block.contains(place);
    const height = isPassed || hasPlace ? estimateHeight(block) : 0;
    if (isPassed && left <= 0) below.push(block as HTMLElement);
    else if (height > left) below.push(...findBelow(block, left, hasPlace && block !== place ? place : null));
    isPassed ||= hasPlace;
    left -= height;
  }
  return below;
}

function findPlace(page: Document, hash: string): Element | null {
  try {
    return hash ? page.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    // A hash that can't be decoded matches no element.
    return null;
  }
}

/**
 * The browser computes styles and layout of a whole page before it paints any of it. On a long page, this skips what's far
 * below the first screen until that has been painted. Returns a function that reveals it.
 */
export function deferBelowFold(next: Document, hash: string): () => void {
  const place = findPlace(next, hash);
  const columns = [...next.querySelectorAll(COLUMNS)].filter((column) => !hash || column.contains(place));
  const deferred = columns.flatMap((column) => findBelow(column, SCREENS * innerHeight, place));
  if (deferred.length > 0) deferred.push(...next.querySelectorAll<HTMLElement>(BELOW));
  for (const { style } of deferred) style.contentVisibility = 'hidden';
  return () => {
    for (const element of deferred) {
      element.style.contentVisibility = '';
      if (element.getAttribute('style') === '') element.removeAttribute('style');
    }
  };
}
