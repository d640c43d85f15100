import type { Mermaid } from 'mermaid';
import { DIAGRAM, THEME } from '#src/contracts/attributes.ts';
import { COLOR_MODE_EVENT } from '#src/contracts/events.ts';

let mermaid: Promise<Mermaid> | undefined;
let count = 0;

const loadMermaid = (): Promise<Mermaid> => (mermaid ??= import('mermaid').then((module) => module.default));

const isDark = (): boolean => document.documentElement.getAttribute(THEME) === 'dark';

/** The site's colors under Mermaid's names, from which it derives the rest of its palette. */
function readPalette(): Record<string, string | boolean> {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--color-${name}`).trim();
  return {
    darkMode: isDark(),
    useGradient: false,
    dropShadow: 'none',
    background: token('bg'),
    textColor: token('text'),
    primaryColor: token('raised'),
    primaryTextColor: token('text'),
    primaryBorderColor: token('brand'),
    secondaryColor: token('bg-soft'),
    tertiaryColor: token('bg-soft'),
    lineColor: token('border-strong'),
    edgeLabelBackground: token('surface'),
    noteBkgColor: token('line-mark'),
    noteTextColor: token('text'),
    noteBorderColor: token('accent'),
  };
}

// Scaled down further, the text of a diagram is too small to read: it scrolls inside its frame instead.
const SMALLEST_SCALE = 0.65;

function keepReadable(picture: SVGSVGElement | null): void {
  if (!picture) return;
  picture.style.minWidth = `${Math.round(picture.viewBox.baseVal.width * SMALLEST_SCALE)}px`;
}

// Pages are narrow, and a diagram that fits isn't scaled down.
const COMPACT = { nodeSpacing: 32, rankSpacing: 36, minNodeWidth: 48 };

async function draw(figure: HTMLElement): Promise<void> {
  const source = figure.querySelector('.diagram__source');
  if (!source) return;
  const library = await loadMermaid();
  library.initialize({
    startOnLoad: false,
    theme: 'base',
    themeVariables: readPalette(),
    fontFamily: 'inherit',
    securityLevel: 'strict',
    flowchart: COMPACT,
  });
  count += 1;
  const { svg } = await library.render(`diagram-${count}`, source.textContent ?? '');
  const picture = figure.querySelector('.diagram__picture') ?? document.createElement('div');
  picture.className = 'diagram__picture';
  picture.innerHTML = svg;
  figure.prepend(picture);
  (source as HTMLElement).hidden = true;
  keepReadable(picture.querySelector('svg'));
}

let observer: IntersectionObserver | undefined;

/** Draws each diagram when it's close to the viewport; pages without diagrams never load Mermaid. */
export function startDiagrams(): void {
  observer?.disconnect();
  const figures = document.querySelectorAll<HTMLElement>(`[${DIAGRAM}]`);
  if (figures.length === 0) return;
  observer = new IntersectionObserver(
    (entries, self) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        self.unobserve(entry.target);
        draw(entry.target as HTMLElement).catch((error: unknown) =>
          console.warn('A diagram could not be drawn.', error),
        );
      }
    },
    { rootMargin: '300px' },
  );
  for (const figure of figures) observer.observe(figure);
}

/** Redraws diagrams when the color mode changes. */
export function watchDiagrams(): void {
  document.addEventListener(COLOR_MODE_EVENT, () => {
    for (const picture of document.querySelectorAll('.diagram__picture')) {
      if (picture.parentElement) void draw(picture.parentElement);
    }
  });
}
