import { escapeHtml, highlight, snippet } from './highlight.ts';
import type { Page, Section } from './model.ts';
import type { Ranked } from './rank.ts';

type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
export type Hierarchy = Record<Level, string | null>;

interface Marked {
  value: string;
  matchLevel: 'none' | 'full';
}

/**
 * A hit in the format of the hosted service, which the search modal expects. The modal injects the content and all levels
 * except `lvl0` as HTML (in stored searches the plain ones too), so they're escaped. It renders `lvl0` as text.
 */
export interface Hit {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: Level;
  kind: Page['kind'];
  content: string | null;
  hierarchy: Hierarchy;
  _highlightResult: { content: Marked; hierarchy: Record<Level, Marked> };
  _snippetResult: { content: Marked; hierarchy: Record<Level, Marked> };
}

/** How much text a stored search shows; there's no point in posting whole sections from the worker. */
const STORED_LENGTH = 200;

const LEVELS: Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The headings above a section and its own, without gaps in the levels: a page with only h3 still has lvl1, lvl2. */
export function buildHierarchy(page: Page, at: number): { hierarchy: Hierarchy; type: Level } {
  const trail: Section[] = [];
  for (const section of page.sections.slice(0, at + 1)) {
    while (trail.length > 0 && trail.at(-1)!.level >= section.level) trail.pop();
    trail.push(section);
  }
  const headings = [page.group, ...trail.map(({ heading }) => heading)];
  const hierarchy = Object.fromEntries(LEVELS.map((level, index) => [level, headings[index] ?? null])) as Hierarchy;
  return { hierarchy, type: LEVELS[Math.min(trail.length, LEVELS.length - 1)] ?? 'lvl1' };
}

const mark = (value: string): Marked => ({ value, matchLevel: value.includes('<mark>') ? 'full' : 'none' });

function escapeLevels({ lvl0, ...levels }: Hierarchy): Hierarchy {
  const escaped = Object.entries(levels).map(([level, text]) => [level, text === null ? null : escapeHtml(text)]);
  return { lvl0, ...Object.fromEntries(escaped) } as Hierarchy;
}

function markAll({ lvl0, ...levels }: Hierarchy, toHtml: (text: string) => string): Record<Level, Marked> {
  const marked = Object.entries(levels).map(([level, text]) => [level, mark(toHtml(text ?? ''))]);
  return { lvl0: mark(lvl0 ?? ''), ...Object.fromEntries(marked) } as Record<Level, Marked>;
}

export const toUrl = (page: Page, section: Section): string =>
  encodeURI(page.route) + (section.anchor ? `#${encodeURIComponent(section.anchor)}` : '');

export function toHit({ page, section: at }: Ranked, words: ReadonlySet<string>, snippetWords: number): Hit {
  const section = page.sections[at]!;
  const { hierarchy, type } = buildHierarchy(page, at);
  const url = toUrl(page, section);
  const content = snippet(section.content, words, snippetWords);
  const marked = mark(content);
  const highlighted = markAll(hierarchy, (text) => highlight(text, words));
  const snippets = markAll(hierarchy, (text) => snippet(text, words, snippetWords));
  // For a heading the modal shows only the page title, so the matching text is appended to it.
  if (type !== 'lvl1' && content.includes('<mark>')) snippets.lvl1 = mark(`${snippets.lvl1.value} · ${content}`);
  return {
    objectID: url,
    url,
    url_without_anchor: encodeURI(page.route),
    anchor: section.anchor || null,
    type,
    kind: page.kind,
    content: escapeHtml(section.content.slice(0, STORED_LENGTH)) || null,
    hierarchy: escapeLevels(hierarchy),
    _highlightResult: { content: marked, hierarchy: highlighted },
    _snippetResult: { content: marked, hierarchy: snippets },
  };
}
