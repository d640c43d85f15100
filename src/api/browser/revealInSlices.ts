import { FAR } from '#src/contracts/attributes.ts';
import { afterPaint } from '#src/lib/afterPaint.ts';
import { onLoad } from '#src/lib/firstInteraction.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';

/** Elements laid out in one go: a slow phone takes less than 50 ms for them. */
const SLICE = 60;

/** Removes blocks from the front of a list until they hold enough elements. */
function takeSlice(blocks: Element[]): Element[] {
  let count = 0;
  const end = blocks.findIndex((block) => (count += 1 + block.getElementsByTagName('*').length) >= SLICE);
  return blocks.splice(0, end < 0 ? blocks.length : end + 1);
}

const reveal = (blocks: Element[]): void => blocks.forEach((block) => block.removeAttribute(FAR));

/**
 * On a page that was opened at its top, api.css skips the layout of blocks far below. This lays them out slice by slice
 * once the page has loaded, or all at once on a click.
 */
export function startPage(): void {
  const blocks = [...document.querySelectorAll(`[${FAR}]`)];
  const revealNext = (): void => {
    reveal(takeSlice(blocks));
    if (blocks.length > 0) afterPaint(() => whenIdle(revealNext));
  };
  // A link within the page needs the real position of its target.
  addEventListener('click', () => reveal(blocks.splice(0)), { capture: true, once: true });
  onLoad(() => whenIdle(revealNext));
}
