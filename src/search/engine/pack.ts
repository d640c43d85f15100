import type { Page, PageKind, Section } from './model.ts';
import { PAGE_KINDS } from './model.ts';

/**
 * The first file: titles, headings and keywords. A page is `[route, kind, group, weight, keywords, lines]`; a line is the
 * level, the heading and, after a tab, the anchor. The anchor is omitted if it can be derived from the heading.
 */
export interface TitlesFile {
  groups: string[];
  pages: [route: string, kind: number, group: number, weight: number, keywords: string, lines: string][];
}

/** The second file: the text below each heading, one list per page, in the order of the first file. */
export type BodiesFile = string[][];

/** Derives an anchor from a heading like the docs do. */
export const headingToAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

function sectionToLine({ level, heading, anchor }: Section): string {
  if (level === 1 || anchor === headingToAnchor(heading)) return `${level}${heading}`;
  return `${level}${heading}\t${anchor === heading ? '' : anchor}`;
}

function lineToSection(line: string): Section {
  const level = Number(line[0]);
  const [heading = '', anchor] = line.slice(1).split('\t');
  if (level === 1) return { level, heading, anchor: '', content: '' };
  return { level, heading, anchor: anchor === undefined ? headingToAnchor(heading) : anchor || heading, content: '' };
}

export function packTitles(pages: readonly Page[]): TitlesFile {
  const groups = [...new Set(pages.map(({ group }) => group))];
  return {
    groups,
    pages: pages.map(({ route, kind, group, weight, keywords, sections }) => [
      route,
      PAGE_KINDS.indexOf(kind),
      groups.indexOf(group),
      weight,
      keywords,
      sections.map(sectionToLine).join('\n'),
    ]),
  };
}

export const packBodies = (pages: readonly Page[]): BodiesFile =>
  pages.map(({ sections }) => sections.map(({ content }) => content));

export function unpackTitles(file: TitlesFile): Page[] {
  return file.pages.map(([route, kind, group, weight, keywords, lines]) => ({
    route,
    kind: PAGE_KINDS[kind] ?? ('page' satisfies PageKind),
    group: file.groups[group] ?? '',
    weight,
    keywords,
    sections: lines.split('\n').map(lineToSection),
  }));
}
