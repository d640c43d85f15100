import { readFileSync } from 'node:fs';
import { siteConfig } from '../../src/config/index.ts';
import { loadDocsSite } from '../../src/content/read/docsSite.ts';
import { loadPosts } from '../../src/content/read/loadBlog.ts';
import { withoutBase } from '../../src/lib/url.ts';
import type { LinkProblem } from './checkLinks.ts';
import { trimSlash } from './readPages.ts';

/** The forms in which an author may have written a link that was rendered as this href. */
function spellings(href: string): string[] {
  const hash = href.includes('#') ? href.slice(href.indexOf('#')) : '';
  const route = withoutBase(href, siteConfig.baseUrl);
  return [href, route, decodeURI(route), ...(hash.length > 1 ? [hash] : [])];
}

/** `docs/fundamentals/actors.mdx:12` for a problem on an authored page; the route for a generated one. */
export function findSource({ page, href }: LinkProblem): string {
  const route = withoutBase(page, siteConfig.baseUrl);
  const found = [...loadDocsSite().docs, ...loadPosts()].find(
    (candidate) => trimSlash(candidate.route) === trimSlash(route),
  );
  if (!found) return route;
  const lines = readFileSync(found.file, 'utf8').split('\n');
  const index = lines.findIndex((line) => spellings(href).some((spelling) => line.includes(spelling)));
  return index === -1 ? found.file : `${found.file}:${index + 1}`;
}
