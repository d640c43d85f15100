import { afterPaint } from '#src/lib/afterPaint.ts';
import { clearContentVisibility } from '#src/lib/contentVisibility.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';

// While a page opens, api.css leaves what is out of sight of these without a layout.
const BLOCKS = '[data-far]';
/** So many elements are laid out in one go: a slow phone takes less than a twentieth of a second for them. */
const SLICE = 60;

const root = document.documentElement;

/** Takes blocks from the front of a list until they hold enough elements. */
function takeSlice(blocks: HTMLElement[]): HTMLElement[] {
  let count = 0;
  const end = blocks.findIndex((block) => (count += 1 + block.getElementsByTagName('*').length) >= SLICE);
  return blocks.splice(0, end < 0 ? blocks.length : end + 1);
}

/** Lays a long page out bit by bit after it is shown, or all of it as soon as the visitor presses something. */
export function letInBySlices(): void {
  const left = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
  const shown: HTMLElement[] = [];
  const finish = (): void => {
    removeEventListener('click', finish, true);
    delete root.dataset['opening'];
    shown.forEach(clearContentVisibility);
  };
  const letInNext = (): void => {
    // Another page may have come in the meantime.
    if (root.dataset['opening'] === undefined) return;
    if (left.length === 0) return finish();
    for (const block of takeSlice(left)) {
      block.style.contentVisibility = 'visible';
      shown.push(block);
    }
    afterPaint(() => whenIdle(letInNext));
  };
  // A link within the page must know how far down it leads.
  addEventListener('click', finish, true);
  whenIdle(letInNext);
}
