import { BELOW_FLOW, FLOW, TOC } from '#src/contracts/attributes.ts';
/** What runs from top to bottom, and what stands under it. */
const COLUMNS = `[${FLOW}], [${TOC}]`;
const BELOW = `[${BELOW_FLOW}]`;
/** So much is shown at once, in heights of the window; guessed, so it is more than one. */
const SCREENS = 1.25;
/** What a block and a letter of it are high, in pixels, rather too little than too much. */
const BLOCK_PX = 20;
const LETTER_PX = 0.3;

const guessHeight = (block: Element): number => BLOCK_PX + LETTER_PX * (block.textContent?.length ?? 0);

/** The blocks that begin so far below the place that is shown first. One that reaches across is looked into. */
function findBelow(flow: Element, heightPx: number, place: Element | null): HTMLElement[] {
  const below: HTMLElement[] = [];
  let left = heightPx;
  let isPassed = place === null;
  for (const block of flow.children) {
    const hasPlace = !isPassed && block.contains(place);
    const height = isPassed || hasPlace ? guessHeight(block) : 0;
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
    // No page has an address that cannot be decoded.
    return null;
  }
}

/**
 * The browser works out the looks of a long page before it shows any of it. What lies far below the screen that is shown
 * first is held back until that is painted. Returns how to let it in.
 */
export function deferBelowFold(next: Document, hash: string): () => void {
  const place = findPlace(next, hash);
  const flows = [...next.querySelectorAll(COLUMNS)].filter((flow) => !hash || flow.contains(place));
  const held = flows.flatMap((flow) => findBelow(flow, SCREENS * innerHeight, place));
  if (held.length > 0) held.push(...next.querySelectorAll<HTMLElement>(BELOW));
  for (const { style } of held) style.contentVisibility = 'hidden';
  return () => {
    for (const element of held) {
      element.style.contentVisibility = '';
      if (element.getAttribute('style') === '') element.removeAttribute('style');
    }
  };
}
