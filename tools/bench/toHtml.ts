import type { Figure, Part, Report } from './figures.ts';
import { isWithin, PARTS } from './figures.ts';
import { formatLimit, formatRatio, formatValue, TITLES } from './toMarkdown.ts';

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c2733, #e3edf5); --soft: light-dark(#5a6b7b, #9db3c4);
  --paper: light-dark(#fff, #041e2f); --own: light-dark(#2185d0, #7bbaea); --other: light-dark(#c3ccd4, #33505f);
  --miss: light-dark(#b3261e, #ff9d8a); }
body { margin: 2rem auto; padding: 0 1rem; max-width: 66rem; font: 1rem/1.5 system-ui, sans-serif; color: var(--ink);
  background: var(--paper); }
section { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem .3rem 0; text-align: left; font-weight: normal; vertical-align: top; }
tbody th[scope=rowgroup] { padding-top: 1rem; font-weight: 700; }
td { white-space: nowrap; }
.bars { width: 34%; }
.bar { height: .55rem; margin-top: .2rem; min-width: 2px; border-radius: 2px; background: var(--own); }
.bar.other { background: var(--other); }
.miss { color: var(--miss); font-weight: 700; }
.soft { color: var(--soft); }
@media (max-width: 40rem) { .bars { display: none; } }
`;

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const toBar = (value: number, max: number, name: string): string =>
  `<div class="bar ${name}" style="width:${Math.max(0, (value / max) * 100).toFixed(1)}%"></div>`;

function toRow(figure: Figure): string {
  const { measure, unit, value, incumbent, previous } = figure;
  const max = Math.max(value, incumbent ?? 0, figure.limit ?? 0) || 1;
  // Draw a bar only if there is a value to compare with.
  const isCompared = incumbent !== undefined || Boolean(figure.limit);
  const own = isCompared ? toBar(value, max, 'own') : '';
  const bars = own + (incumbent === undefined ? '' : toBar(incumbent, max, 'other'));
  const shown = `<td${isWithin(figure) ? '' : ' class="miss"'}>${escape(formatValue(value, unit))}</td>`;
  const rest = [formatValue(incumbent, unit), formatRatio(figure), formatValue(previous, unit), formatLimit(figure)];
  return `<tr><th scope="row">${escape(measure)}</th><td class="bars" aria-hidden="true">${bars}</td>${shown}${rest
    .map((cell) => `<td class="soft">${escape(cell)}</td>`)
    .join('')}</tr>`;
}

function toTable(figures: readonly Figure[]): string {
  const subjects = [...new Set(figures.map(({ subject }) => subject))];
  const groups = subjects.map((subject) => {
    const rows = figures.filter((figure) => figure.subject === subject).map(toRow);
    return `<tbody><tr><th scope="rowgroup" colspan="7">${escape(subject)}</th></tr>${rows.join('')}</tbody>`;
  });
  const names = ['measure', '', 'this site', 'incumbent', 'ratio', 'previous', 'budget'];
  const head = names
    .map((name) => (name ? `<th scope="col" class="soft">${name}</th>` : '<td class="bars"></td>'))
    .join('');
  return `<table><thead><tr>${head}</tr></thead>${groups.join('')}</table>`;
}

function toSection(part: Part, { figures, measured }: Report): string {
  const own = figures.filter((figure) => figure.part === part);
  if (own.length === 0) return '';
  const { at, machine } = measured[part] ?? {};
  const when = at ? `<p class="soft">Measured ${escape(at)} on ${escape(machine ?? '')}.</p>` : '';
  return `<section><h2>${TITLES[part]}</h2>${when}${toTable(own)}</section>`;
}

/** The report as an HTML page with bars: this site in blue, the incumbent in gray. */
export const toHtml = (report: Report): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Benchmarks</title>',
    `<style>${STYLE}</style></head><body><h1>Benchmarks</h1>`,
    '<p>This site in blue, the incumbent in gray. Red figures miss their budget.</p>',
    ...PARTS.map((part) => toSection(part, report)),
    '</body></html>\n',
  ].join('\n');
