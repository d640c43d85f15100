import { trimSlash } from '../../../build/links/readPages.ts';
import type { Element } from '../../../build/html/htmlTree.ts';
import { findElements, textOf } from '../../../build/html/htmlTree.ts';
import { parseHtml } from '../../../build/html/parseHtml.ts';

export interface PageLink {
  href: string;
  target: string;
  rel: string;
}

/** The machine-readable facts of a built page. */
export interface PageFacts {
  /** The route with the base path, decoded, without a trailing slash. */
  route: string;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  lang: string;
  headings: number;
  structuredData: string[];
  /** Links to other hosts. */
  outside: PageLink[];
  /** Games and demos without a text alternative. */
  nameless: string[];
  isRedirect: boolean;
}

const hasTag =
  (name: string) =>
  ({ tagName }: Element): boolean =>
    tagName === name;

const isGame = ({ tagName, attributes }: Element): boolean =>
  tagName === 'figure' && ('data-live-example' in attributes || 'data-demo' in attributes);

function nameOf({ attributes, children }: Element): string {
  const caption = children.find((child) => typeof child !== 'string' && child.tagName === 'figcaption');
  return `${attributes['aria-label'] ?? ''}${caption ? textOf(caption) : ''}`.trim();
}

const elementToLink = ({ attributes: { href = '', target = '', rel = '' } }: Element): PageLink => ({
  href,
  target,
  rel,
});

const isOutside = ({ href }: PageLink): boolean => /^(https?:|\/\/)/i.test(href);

export function pageToFacts(html: string, route: string): PageFacts {
  const tree = parseHtml(html);
  const find = (name: string): Element[] => findElements(tree, hasTag(name));
  const metas = find('meta').map(({ attributes }) => attributes);
  const [head] = find('head');
  return {
    route: trimSlash(route),
    // An <svg> in the body may have a title of its own.
    titles: head ? findElements(head, hasTag('title')).map((title) => textOf(title).trim()) : [],
    descriptions: metas.filter(({ name }) => name === 'description').map(({ content = '' }) => content),
    canonicals: find('link')
      .filter(({ attributes }) => attributes['rel'] === 'canonical')
      .map(({ attributes }) => attributes['href'] ?? ''),
    lang: find('html')[0]?.attributes['lang'] ?? '',
    headings: find('h1').length,
    structuredData: find('script')
      .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
      .map(textOf),
    outside: find('a').map(elementToLink).filter(isOutside),
    nameless: findElements(tree, isGame)
      .filter((game) => !nameOf(game))
      .map(({ attributes }) => attributes['data-live-example'] ?? attributes['data-demo'] ?? ''),
    isRedirect: metas.some((meta) => meta['http-equiv'] === 'refresh'),
  };
}
