import type { LinkProblem } from './checkLinks.ts';
import { checkLinks } from './checkLinks.ts';
import { findSource } from './findSource.ts';
import { listOtherFiles, readPages } from './readPages.ts';

const MAX_PLACES = 3;

/** A broken link in the layout occurs on every page, so it's reported once, with a few of its locations. */
function groupProblems(problems: readonly LinkProblem[]): LinkProblem[][] {
  const groups = new Map<string, LinkProblem[]>();
  for (const problem of problems) {
    const key = `${problem.href} ${problem.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), problem]);
  }
  return [...groups.values()];
}

function groupToLine(group: readonly LinkProblem[]): string {
  const [first] = group;
  const places = group.slice(0, MAX_PLACES).map(findSource).join(', ');
  const more = group.length > MAX_PLACES ? ` and ${group.length - MAX_PLACES} more pages` : '';
  return `${places}${more}: the link "${first?.href}" leads nowhere (${first?.reason}).`;
}

/** Warns about every broken link in the built site and returns their number. */
export function reportLinks(root: string, base: string): number {
  const pages = readPages(root, base);
  const groups = groupProblems(checkLinks({ pages, files: new Set(listOtherFiles(root, base)), base }));
  for (const group of groups) console.warn(`⚠ ${groupToLine(group)}`);
  console.log(`Links: ${pages.length} pages checked, ${groups.length} broken.`);
  return groups.length;
}
