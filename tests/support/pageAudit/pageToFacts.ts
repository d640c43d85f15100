import { trimSlash } from '../../../build/links/readPages.ts';
import { decodeEntities } from '../../../src/lib/entities.ts';
import { readAttribute } from '../../../build/html/markup.ts';

export interface PageLink {
  href: string;
  target: string;
  rel: string;
}

/** What a built page says of itself, as far as a machine reads it. */
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
  /** Games and demos that do not say what they show to those who cannot see them. */
  nameless: string[];
  isRedirect: boolean;
}

/** An attribute may hold `>`. */
const findTags = (html: string, name: string): string[] =>
  html.match(new RegExp(`<${name}(?=[\\s>])(?:"[^"]*"|[^">])*>`, 'g')) ?? [];

const findTexts = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => decodeEntities(match[1] ?? '').trim());

/** Scripts carry text that looks like tags, and templates carry screens that are not shown. */
const withoutHidden = (html: string): string =>
  html.replace(/<script(?=[\s>])[\s\S]*?<\/script>|<template(?=[\s>])[\s\S]*?<\/template>/g, '');

const GAME =
  /<figure(?=\s[^>]*\bdata-(?:live-example|demo)=)(?:"[^"]*"|[^">])*>(?:<figcaption[^>]*>([\s\S]*?)<\/figcaption>)?/g;

const findNameless = (html: string): string[] =>
  [...html.matchAll(GAME)]
    .filter(([tag, caption = '']) => !`${readAttribute(tag, 'aria-label')}${caption.replace(/<[^>]*>/g, '')}`.trim())
    .map(([tag]) => readAttribute(tag, 'data-live-example') || readAttribute(tag, 'data-demo'));

const isOutside = ({ href }: PageLink): boolean => /^(https?:|\/\/)/i.test(href);

export function pageToFacts(html: string, route: string): PageFacts {
  const shown = withoutHidden(html);
  const metas = findTags(shown, 'meta');
  const links = findTags(shown, 'a').map((tag) => ({
    href: readAttribute(tag, 'href'),
    target: readAttribute(tag, 'target'),
    rel: readAttribute(tag, 'rel'),
  }));
  return {
    route: trimSlash(route),
    // An <svg> may have a title of its own.
    titles: findTexts(shown.split('</head>')[0] ?? '', /<title>([\s\S]*?)<\/title>/g),
    descriptions: metas
      .filter((tag) => readAttribute(tag, 'name') === 'description')
      .map((tag) => readAttribute(tag, 'content')),
    canonicals: findTags(shown, 'link')
      .filter((tag) => readAttribute(tag, 'rel') === 'canonical')
      .map((tag) => readAttribute(tag, 'href')),
    lang: readAttribute(findTags(shown, 'html')[0] ?? '', 'lang'),
    headings: findTags(shown, 'h1').length,
    structuredData: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      (match) => match[1] ?? '',
    ),
    outside: links.filter(isOutside),
    nameless: findNameless(shown),
    isRedirect: metas.some((tag) => readAttribute(tag, 'http-equiv') === 'refresh'),
  };
}
