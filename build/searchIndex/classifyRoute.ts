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

/** Lists of pages that are indexed themselves: the text of a list would outrank the pages in it. */
const LISTS = /^\/(docs\/(tags|category)|blog\/(tags|authors|archive)|api\/changes)(\/|$)/;

/** Pages that are mostly links to other pages: only their title and introduction are indexed. */
const OVERVIEWS = new Set(['/api', '/blog']);

export const isOverview = (route: string): boolean => OVERVIEWS.has(route);

export const isList = (route: string): boolean => LISTS.test(route);

/** The kind of page at a route, and the default group title for its hits. */
export function classifyRoute(route: string): { kind: PageKind; group: string } {
  const found = KINDS.find(([prefix]) => `${route}/`.startsWith(prefix));
  return found ? { kind: found[1], group: found[2] } : { kind: 'page', group: 'Site' };
}
