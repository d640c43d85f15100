import path from 'node:path';
import type { Progress, RenderedPage } from './progress.ts';

const SLOWEST = 15;

const toSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`.padStart(8);

/** `/docs/actors/` is one of the "/docs pages", `/docs/actors.md` one of "/docs *.md". */
const toKind = ({ route }: RenderedPage): string => {
  const [first = '', second] = route.split('/').filter(Boolean);
  const ending = path.posix.extname(route);
  const section = second === undefined && ending !== '' ? '' : first;
  return `/${section} ${ending === '' ? 'pages' : `*${ending}`}`;
};

interface Kind {
  name: string;
  count: number;
  ms: number;
}

/** Which kinds of pages take the time, the slowest first. */
export function sumByKind(rendered: readonly RenderedPage[]): Kind[] {
  const kinds = new Map<string, Kind>();
  for (const page of rendered) {
    const name = toKind(page);
    const kind = kinds.get(name) ?? { name, count: 0, ms: 0 };
    kinds.set(name, { name, count: kind.count + 1, ms: kind.ms + page.ms });
  }
  return [...kinds.values()].sort((a, b) => b.ms - a.ms);
}

/** What took the time in a build, as lines. */
export function formatProfile({ stages, rendered }: Progress): string {
  const slowest = rendered.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return [
    'Stages of the pages:',
    ...stages.map(({ name, ms }) => `  ${toSeconds(ms)}  ${name}`),
    'Rendering by kind:',
    ...sumByKind(rendered).map(
      ({ name, count, ms }) => `  ${toSeconds(ms)}  ${name}: ${count} files, ${(ms / count).toFixed(1)} ms each`,
    ),
    'Slowest files:',
    ...slowest.map(({ route, ms }) => `  ${toSeconds(ms)}  ${route}`),
  ].join('\n');
}
