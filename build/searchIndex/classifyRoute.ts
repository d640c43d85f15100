import type { PageKind } from '../../src/search/engine/model.ts';

const KINDS: [prefix: string, kind: PageKind, group: string][] = [
  ['/docs', 'docs', 'Docs'],
  ['/api/class/', 'api', 'API: classes'],
  ['/api/interface/', 'api', 'API: interfaces'],
  ['/api/enum/', 'api', 'API: enumerations'],
  ['/api/function/', 'api', 'API: functions'],
  ['/api/namespace/', 'api', 'API: namespaces'],
  ['/api/type/', 'api', 'API: types'],
  ['/api/variable/', 'api', 'API: variables'],
  ['/api', 'api', 'API'],
  ['/blog', 'blog', 'Blog'],
  ['/samples', 'samples', 'Samples'],
];

/** Lists of pages that are found themselves: their text would answer in the place of the pages. */
const LISTS = /^\/(docs\/(tags|category)|blog\/(tags|authors|archive)|api\/changes)(\/|$)/;

/** Pages that say what they are and then only lead to others: found by their title. */
const OVERVIEWS = new Set(['/api', '/blog']);

export const isOverview = (route: string): boolean => OVERVIEWS.has(route);

export const isList = (route: string): boolean => LISTS.test(route);

/** What a route holds, and the name above its hits where the page says nothing better. */
export function classifyRoute(route: string): { kind: PageKind; group: string } {
  const found = KINDS.find(([prefix]) => `${route}/`.startsWith(prefix));
  return found ? { kind: found[1], group: found[2] } : { kind: 'page', group: 'Site' };
}
