import type { PageFacts, PageLink } from './pageToFacts.ts';
import { checkStructuredData } from './structuredData.ts';

const HOST = /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/;

function checkOutside({ href, target, rel }: PageLink): string[] {
  const problem = (reason: string) => [`the link "${href}" ${reason}`];
  if (!URL.canParse(href)) return problem('is no address');
  const { hostname, username } = new URL(href);
  if (!HOST.test(hostname) || username) return problem('names no public host');
  if (/\s|[<>"`{}|\\^]|%(?![\da-f]{2})/i.test(href)) return problem('has letters an address must not have');
  if (/[.,;:]$/.test(href)) return problem('ends in the punctuation of its sentence');
  if (target !== '_blank' || !/\bnoopener\b/.test(rel)) return problem('does not open in a new tab with noopener');
  return [];
}

function checkOne(name: string, values: readonly string[]): string[] {
  if (values.length !== 1) return [`it has ${values.length} ${name}s instead of one`];
  return values[0]?.trim() ? [] : [`its ${name} is empty`];
}

/** The canonical URL of a page is its own route on the public host. */
function checkCanonical({ canonicals, route }: PageFacts): string[] {
  const [canonical = ''] = canonicals;
  if (!/^https:\/\//.test(canonical) || !URL.canParse(canonical))
    return [`its canonical URL "${canonical}" is not complete`];
  const path = decodeURI(new URL(canonical).pathname);
  return path === route ? [] : [`its canonical URL names ${path}`];
}

/** The problems of a built page, one sentence each. */
export function checkPage(page: PageFacts): string[] {
  const named = [...checkOne('title', page.titles), ...checkOne('canonical URL', page.canonicals)];
  // A redirect page never appears in search results.
  if (page.isRedirect) return named;
  return [
    ...named,
    ...checkOne('description', page.descriptions),
    ...checkCanonical(page),
    ...(page.headings === 1 ? [] : [`it has ${page.headings} first-level headings instead of one`]),
    ...(page.lang ? [] : ['it does not name its language']),
    ...page.nameless.map((game) => `the game or demo "${game}" has neither a caption nor a label`),
    ...page.structuredData.flatMap(checkStructuredData),
    ...page.outside.flatMap(checkOutside),
  ];
}

/** Every title or description that more than one page has. */
export function checkUnique(pages: readonly PageFacts[], what: 'titles' | 'descriptions'): string[] {
  const routes = new Map<string, string[]>();
  for (const page of pages.filter(({ isRedirect }) => !isRedirect)) {
    const text = page[what][0] ?? '';
    routes.set(text, [...(routes.get(text) ?? []), page.route]);
  }
  return [...routes]
    .filter(([, places]) => places.length > 1)
    .map(([text, places]) => `${places.join(', ')}: the same ${what.slice(0, -1)} "${text}"`);
}
