import type { Figure, Part, Report } from './figures.ts';
import { isWithin, PARTS, toRatio } from './figures.ts';

export const TITLES: Record<Part, string> = {
  weight: 'Page weight',
  lighthouse: 'Lighthouse, mobile',
  walks: 'Moving between pages',
  memory: 'Memory over many pages',
  build: 'Build',
  dev: 'Writing',
  growth: 'Growth',
};

/** Large numbers whole, small ones with one place. */
const formatNumber = (value: number): string =>
  (Math.abs(value) >= 100 ? Math.round(value) : Number(value.toFixed(Math.abs(value) >= 1 ? 1 : 3))).toLocaleString(
    'en',
  );

export function formatValue(value: number | undefined, unit: string): string {
  if (value === undefined) return '';
  return unit ? `${formatNumber(value)} ${unit}` : formatNumber(value);
}

export function formatRatio(figure: Figure): string {
  const ratio = toRatio(figure);
  return ratio === undefined ? '' : `${formatNumber(ratio)}×`;
}

export const formatLimit = ({ limit, unit, isScore }: Figure): string =>
  limit === undefined ? '' : `${isScore ? '≥' : '≤'} ${formatValue(limit, unit)}`;

function toRow(figure: Figure): string {
  const { subject, measure, unit, value, incumbent, previous } = figure;
  const own = isWithin(figure) ? formatValue(value, unit) : `**${formatValue(value, unit)}**`;
  const cells = [subject, measure, own, formatValue(incumbent, unit), formatRatio(figure), formatValue(previous, unit)];
  return `| ${[...cells, formatLimit(figure)].join(' | ')} |`;
}

const HEAD = [
  '| where | what | this site | incumbent | ratio | previous | budget |',
  '| - | - | -: | -: | -: | -: | -: |',
];

function toSection(part: Part, { figures, measured }: Report): string[] {
  const rows = figures.filter((figure) => figure.part === part).map(toRow);
  if (rows.length === 0) return [];
  const { at, machine } = measured[part] ?? {};
  return [`## ${TITLES[part]}`, '', ...(at ? [`Measured ${at} on ${machine}.`, ''] : []), ...HEAD, ...rows, ''];
}

/** The report as tables; what is over its budget is bold. */
export const toMarkdown = (report: Report): string =>
  [
    '# Measured',
    '',
    'Made by `npm run bench`; how is said in `tools/bench/README.md`. Times differ between machines and runs, bytes and',
    'counts do not. Figures in bold miss their budget.',
    '',
    ...PARTS.flatMap((part) => toSection(part, report)),
  ].join('\n');
