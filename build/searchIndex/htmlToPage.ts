import type { Element, Node } from '#root/build/html/htmlTree.ts';
import { findElement, findElements } from '#root/build/html/htmlTree.ts';
import { parseHtml } from '#root/build/html/parseHtml.ts';
import { normalizePath, withoutBase } from '#src/lib/url.ts';
import type { Page } from '../../src/search/engine/model.ts';
import { classifyRoute, isList, isOverview } from './classifyRoute.ts';
import { htmlToSections } from './htmlToSections.ts';
import { visibleText } from './visibleText.ts';

/** A page as it is indexed, with the distinct routes it links to. */
export interface ParsedPage {
  page: Page;
  links: string[];
}

const findMeta = (metas: readonly Element[], name: string, pattern: RegExp): string | undefined =>
  metas
    .filter(({ attributes }) => (attributes['name'] ?? attributes['http-equiv']) === name)
    .map(({ attributes }) => attributes['content'] ?? '')
    .find((content) => pattern.test(content));

const isUnlisted = (metas: readonly Element[]): boolean =>
  findMeta(metas, 'robots', /noindex/) !== undefined || findMeta(metas, 'refresh', /url=/i) !== undefined;

/** The docs category: the first breadcrumb that is neither the home page nor the page itself. */
function findCategory(tree: Node): string | undefined {
  const nav = findElement(
    tree,
    ({ tagName, attributes }) => tagName === 'nav' && /breadcrumb/i.test(attributes['aria-label'] ?? ''),
  );
  const crumbs = nav
    ? findElements(nav, ({ tagName }) => tagName === 'li')
        .map(visibleText)
        .filter(Boolean)
    : [];
  return crumbs.slice(0, -1).find((crumb) => !/^(home|docs)$/i.test(crumb));
}

function findTitle(tree: Node, main: Node): string {
  const heading = findElement(main, ({ tagName }) => tagName === 'h1');
  if (heading) return visibleText(heading);
  const title = findElement(tree, ({ tagName }) => tagName === 'title');
  return title ? visibleText(title).split(' | ')[0]! : '';
}

function findLinks(main: Node, base: string): string[] {
  const links = findElements(main, ({ tagName }) => tagName === 'a').map(({ attributes }) => attributes['href'] ?? '');
  const own = links.filter((href) => href.startsWith('/')).map((href) => href.replace(/[?#].*$/, ''));
  return [...new Set([...new Set(own)].map((href) => normalizePath(withoutBase(href, base))))];
}

/** The searchable content of a built page; undefined for pages that should not be indexed. */
export function htmlToPage(html: string, route: string, base: string): ParsedPage | undefined {
  if (isList(route)) return undefined;
  const tree = parseHtml(html, { until: 'main' });
  const main = findElement(tree, ({ tagName }) => tagName === 'main');
  const metas = findElements(tree, ({ tagName }) => tagName === 'meta');
  if (!main || isUnlisted(metas)) return undefined;
  const { kind, group } = classifyRoute(route);
  const article = findElement(main, ({ tagName }) => tagName === 'article') ?? main;
  const all = htmlToSections(article, findTitle(tree, main));
  const sections = isOverview(route) ? all.slice(0, 1) : all;
  const category = kind === 'docs' ? findCategory(main) : undefined;
  const keywords = findMeta(metas, 'keywords', /./) ?? '';
  return {
    page: { route, kind, group: category ?? group, weight: 0, keywords, sections },
    links: findLinks(article, base),
  };
}
