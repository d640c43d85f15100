import type { Checked } from './checkAll.ts';
import type { Collected } from './collectExternal.ts';

const MAX_PLACES = 5;

/** Finds where an author wrote a link: `docs/a.mdx:12`, or the route of a generated page. */
export type FindPlace = (page: string, href: string) => string;

function toPlaces({ pages, href }: Checked, findPlace: FindPlace): string {
  const places = pages.slice(0, MAX_PLACES).map((page) => `\`${findPlace(page, href)}\``);
  return places.join(', ') + (pages.length > MAX_PLACES ? ` and ${pages.length - MAX_PLACES} more` : '');
}

function toReason({ verdict }: Checked): string {
  if (verdict.kind === 'moved') return `has moved to <${verdict.to}>`;
  return verdict.kind === 'fine' ? 'is fine' : verdict.reason;
}

function toSection(title: string, hint: string, checked: readonly Checked[], findPlace: FindPlace): string[] {
  if (checked.length === 0) return [];
  const sorted = checked.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  const items = sorted.map((link) => `- <${link.url}> ${toReason(link)}: ${toPlaces(link, findPlace)}`);
  return [`## ${title} (${checked.length})`, '', hint, '', ...items, ''];
}

/** The report as Markdown, most urgent problems first. */
export function buildReport(
  checked: readonly Checked[],
  malformed: Collected['malformed'],
  findPlace: FindPlace,
): string {
  const of = (...kinds: string[]) => checked.filter(({ verdict }) => kinds.includes(verdict.kind));
  const invalid = malformed.map(({ href, page }) => `- \`${href}\`: \`${findPlace(page, href)}\``);
  return [
    '# External links',
    '',
    `${checked.length} URLs checked, ${of('fine').length} fine.`,
    '',
    ...(invalid.length > 0 ? [`## Malformed (${invalid.length})`, '', ...invalid, ''] : []),
    ...toSection('Broken', 'Fix or remove these links.', of('broken'), findPlace),
    ...toSection('Unreachable', "The host doesn't exist or refused the connection.", of('unreachable'), findPlace),
    ...toSection('Moved permanently', 'Update these links to the new URL.', of('moved'), findPlace),
    ...toSection(
      'Review manually',
      'These hosts block bots, were slow, or returned an error.',
      of('unsure'),
      findPlace,
    ),
  ].join('\n');
}
