import { stripVTControlCharacters } from 'node:util';

export interface RenderedPage {
  route: string;
  ms: number;
}

export interface Stage {
  name: string;
  ms: number;
}

/** What the page builder has told so far. */
export interface AstroProgress {
  stage: string;
  /** Pages and data files begun. */
  pages: number;
  stages: Stage[];
  /** Known only where pages are made one after another. */
  rendered: RenderedPage[];
}

const STAGES: [pattern: RegExp, name: string][] = [
  [/Building \w+ entrypoints/, 'Bundling for the server'],
  [/building client/, 'Bundling for the browser'],
  [/(generating|prerendering) static routes/, 'Rendering'],
  [/generating optimized images/, 'Images'],
  [/\[build\] \d+ page\(s\) built/, 'Finishing'],
];
const PAGE = /├─ /g;
// The bundler warns of what the page builder does on purpose, once for every page.
const WARNING = /\[(WARN|ERROR)\] (?!\[vite\])/;
const RENDERED = /├─ (\S.*?) \(\+([\d.]+)(ms|s)\)/;

const toMs = (amount: string, unit: string): number => Number(amount) * (unit === 's' ? 1000 : 1);

/** Follows the page builder's own log; hands on what a person must see. */
export function createAstroReader(warn: (line: string) => void, now = () => performance.now()) {
  const progress: AstroProgress = { stage: 'Reading content', pages: 0, stages: [], rendered: [] };
  let since = now();
  let rest = '';

  function beginStage(name: string): void {
    progress.stages.push({ name: progress.stage, ms: now() - since });
    since = now();
    progress.stage = name;
  }

  function readLine(line: string): void {
    const [, stage] = STAGES.find(([pattern]) => pattern.test(line)) ?? [];
    if (stage) beginStage(stage);
    progress.pages += line.match(PAGE)?.length ?? 0;
    const [, route, amount, unit] = RENDERED.exec(line) ?? [];
    if (route && amount && unit) progress.rendered.push({ route, ms: toMs(amount, unit) });
    if (WARNING.test(line)) warn(line);
  }

  return {
    progress,
    read(text: string): void {
      const lines = (rest + stripVTControlCharacters(text)).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(readLine);
    },
    end: (): void => beginStage('Done'),
  };
}
