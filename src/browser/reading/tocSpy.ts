import { TOC } from '#src/contracts/attributes.ts';
/** How far below the navbar a heading counts as being read. */
const READING_LINE_PX = 120;

let stop: (() => void) | undefined;

/** The last heading above the reading line, given their distances from the top of the window. */
export function findCurrent(tops: readonly { id: string; top: number }[]): string | undefined {
  const passed = tops.filter(({ top }) => top <= READING_LINE_PX);
  return (passed.at(-1) ?? tops[0])?.id;
}

/** A heading that opens a section is where the section is; measuring the section avoids layout of what's out of view. */
function findMeasured(heading: HTMLElement): HTMLElement {
  const section = heading.closest('section');
  return section?.querySelector(heading.localName) === heading ? section : heading;
}

/** Marks the heading being read in the table of contents. */
export function startTocSpy(): void {
  stop?.();
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`[${TOC}] a`)];
  if (links.length === 0) return;
  const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? []);
  const targets = headings.map((heading) => ({ id: heading.id, element: findMeasured(heading) }));
  let waiting = false;
  const update = (): void => {
    waiting = false;
    const current = findCurrent(targets.map(({ id, element }) => ({ id, top: element.getBoundingClientRect().top })));
    for (const link of links) {
      if (decodeURIComponent(link.hash.slice(1)) === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  const onScroll = (): void => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(update);
  };
  addEventListener('scroll', onScroll, { passive: true });
  stop = () => removeEventListener('scroll', onScroll);
  update();
}
