import type { Checked } from './checkAll.ts';
import type { Collected } from './collectExternal.ts';

const MAX_PLACES = 5;

/** Finds where an author wrote a link: `docs/a.mdx:12`, or the route of a page that was made. */
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
  const sorted = checked.toSorted((a, b) => (a.address < b.address ? -1 : 1));
  const items = sorted.map((link) => `- <${link.address}> ${toReason(link)}: ${toPlaces(link, findPlace)}`);
  return [`## ${title} (${checked.length})`, '', hint, '', ...items, ''];
}

/** What a maintainer reads in the morning. */
export function buildReport(
  checked: readonly Checked[],
  malformed: Collected['malformed'],
  findPlace: FindPlace,
): string {
  const of = (...kinds: string[]) => checked.filter(({ verdict }) => kinds.includes(verdict.kind));
  const noise = malformed.map(({ href, page }) => `- \`${href}\`: \`${findPlace(page, href)}\``);
  return [
    '# External links',
    '',
    `${checked.length} addresses checked, ${of('fine').length} fine.`,
    '',
    ...(noise.length > 0 ? [`## Malformed (${noise.length})`, '', ...noise, ''] : []),
    ...toSection('Broken', 'Correct or remove these.', of('broken'), findPlace),
    ...toSection('Not reached', 'The host is unknown or turned the connection down.', of('unreachable'), findPlace),
    ...toSection('Moved for good', 'Write the new address.', of('moved'), findPlace),
    ...toSection('Look by hand', 'These hosts refuse robots, were slow or had a fault.', of('unsure'), findPlace),
  ].join('\n');
}
