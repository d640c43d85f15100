import { afterPaint } from '#src/lib/afterPaint.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';

/** So many elements are laid out in one go: a slow phone takes less than a twentieth of a second for them. */
const SLICE = 60;

/** Takes blocks from the front of a list until they hold enough elements. */
function takeSlice(blocks: Element[]): Element[] {
  let count = 0;
  const end = blocks.findIndex((block) => (count += 1 + block.getElementsByTagName('*').length) >= SLICE);
  return blocks.splice(0, end < 0 ? blocks.length : end + 1);
}

/**
 * In a page that was opened at its top, api.css leaves blocks far below without a layout. This lets them in bit by bit after
 * the page is shown, or all at once when the visitor presses something.
 */
export function revealInSlices(): void {
  const left = [...document.querySelectorAll('[data-far]')];
  const letIn = (blocks: Element[]): void => blocks.forEach((block) => block.removeAttribute('data-far'));
  const letInNext = (): void => {
    letIn(takeSlice(left));
    if (left.length > 0) afterPaint(() => whenIdle(letInNext));
  };
  // A link within the page must know how far down it leads.
  addEventListener('click', () => letIn(left.splice(0)), { capture: true, once: true });
  whenIdle(letInNext);
}
