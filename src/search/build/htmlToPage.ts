import { normalizePath, withoutBase } from '#src/lib/url.ts';
import type { Page } from '../engine/model.ts';
import { classifyRoute, isList, isOverview } from './classifyRoute.ts';
import { htmlToSections } from './htmlToSections.ts';
import type { Element, Node } from './htmlTree.ts';
import { attributeOf, findElement, findElements, parseHtml } from './htmlTree.ts';
import { visibleText } from './visibleText.ts';
import type { Link } from './weighByLinks.ts';

const isMeta = (name: string, pattern: RegExp) => (element: Element) =>
  element.tagName === 'meta' &&
  (attributeOf(element, 'name') ?? attributeOf(element, 'http-equiv')) === name &&
  pattern.test(attributeOf(element, 'content') ?? '');

const isHidden = (tree: Node): boolean =>
  Boolean(findElement(tree, isMeta('robots', /noindex/)) ?? findElement(tree, isMeta('refresh', /url=/i)));

/** The docs category, from the page's breadcrumbs: the first that is neither the home nor the page itself. */
function findCategory(tree: Node): string | undefined {
  const nav = findElement(
    tree,
    (element) => element.tagName === 'nav' && /breadcrumb/i.test(attributeOf(element, 'aria-label') ?? ''),
  );
  const crumbs = nav
    ? findElements(nav, ({ tagName }) => tagName === 'li')
        .map(visibleText)
        .filter(Boolean)
    : [];
  return crumbs.slice(0, -1).find((crumb) => !/^(home|docs)$/i.test(crumb));
}

function findKeywords(tree: Node): string {
  const meta = findElement(tree, isMeta('keywords', /./));
  return meta ? (attributeOf(meta, 'content') ?? '') : '';
}

function findTitle(tree: Node, main: Node): string {
  const heading = findElement(main, ({ tagName }) => tagName === 'h1');
  if (heading) return visibleText(heading);
  const title = findElement(tree, ({ tagName }) => tagName === 'title');
  return title ? visibleText(title).split(' | ')[0]! : '';
}

function findLinks(main: Node, from: string, base: string): Link[] {
  return findElements(main, ({ tagName }) => tagName === 'a')
    .map((link) => attributeOf(link, 'href') ?? '')
    .filter((href) => href.startsWith('/'))
    .map((href) => ({ from, to: normalizePath(withoutBase(href.replace(/[?#].*$/, ''), base)) }));
}

/** A built page as it is searched, with the pages it leads to; nothing where it should not be found. */
export function htmlToPage(html: string, route: string, base: string): { page: Page; links: Link[] } | undefined {
  const tree = parseHtml(html);
  const main = findElement(tree, ({ tagName }) => tagName === 'main');
  if (!main || isList(route) || isHidden(tree)) return undefined;
  const { kind, group } = classifyRoute(route);
  const article = findElement(main, ({ tagName }) => tagName === 'article') ?? main;
  const all = htmlToSections(article, findTitle(tree, main));
  const sections = isOverview(route) ? all.slice(0, 1) : all;
  const category = kind === 'docs' ? findCategory(main) : undefined;
  return {
    page: { route, kind, group: category ?? group, weight: 0, keywords: findKeywords(tree), sections },
    links: findLinks(article, route, base),
  };
}
