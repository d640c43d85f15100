import { TOC } from '#src/contracts/attributes.ts';
/** How far below the navbar a heading counts as being read. */
const READING_LINE_PX = 120;

let stop: (() => void) | undefined;

/** Of headings with their distance from the top, the last one above the reading line. */
export function findCurrent(tops: readonly { id: string; top: number }[]): string | undefined {
  const passed = tops.filter(({ top }) => top <= READING_LINE_PX);
  return (passed.at(-1) ?? tops[0])?.id;
}

/** A heading that opens a section stands where the section does: asking the section spares laying out what is out of sight. */
function findPlace(heading: HTMLElement): HTMLElement {
  const section = heading.closest('section');
  return section?.querySelector(heading.localName) === heading ? section : heading;
}

/** Marks the heading being read in the table of contents. */
export function startTocSpy(): void {
  stop?.();
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`[${TOC}] a`)];
  if (links.length === 0) return;
  const headings = links.flatMap((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? []);
  const places = headings.map((heading) => ({ id: heading.id, place: findPlace(heading) }));
  let waiting = false;
  const update = (): void => {
    waiting = false;
    const current = findCurrent(places.map(({ id, place }) => ({ id, top: place.getBoundingClientRect().top })));
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
