import type { Page } from '../../src/search/engine/model.ts';
import { SYNONYMS } from '../../src/search/engine/synonyms.ts';
import type { Hierarchy } from '../../src/search/engine/toHit.ts';
import { buildHierarchy, toUrl } from '../../src/search/engine/toHit.ts';
import { DEFAULT_TAG, DOCS_TAG } from '../../src/search/client/tags.ts';

/** A section in the record format of the hosted service's documentation indexes. */
export interface SearchRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: string;
  hierarchy: Hierarchy;
  content: string | null;
  language: string;
  docusaurus_tag: string;
  kind: Page['kind'];
  weight: { pageRank: number; level: number; position: number };
}

/** Higher levels first: a page before its headings. */
const LEVEL_STEP = 10;
const MAX_LEVEL = 7;

/** The corpus of the embedded index as one record per section, with absolute URLs. */
export function toRecords(pages: readonly Page[], siteUrl: string, language: string): SearchRecord[] {
  return pages.flatMap((page) =>
    page.sections.map((section, position) => {
      const { hierarchy, type } = buildHierarchy(page, position);
      const url = siteUrl + toUrl(page, section);
      return {
        objectID: `${position}-${url}`,
        url,
        url_without_anchor: siteUrl + encodeURI(page.route),
        anchor: section.anchor || null,
        type,
        hierarchy,
        content: section.content || null,
        language,
        docusaurus_tag: page.kind === 'docs' ? DOCS_TAG : DEFAULT_TAG,
        kind: page.kind,
        weight: { pageRank: page.weight, level: (MAX_LEVEL - section.level) * LEVEL_STEP, position },
      };
    }),
  );
}

const LEVELS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** Settings that make the hosted index rank like the embedded one. */
export const INDEX_SETTINGS = {
  searchableAttributes: [...LEVELS.map((level) => `unordered(${level})`), 'content'],
  attributesForFaceting: ['language', 'docusaurus_tag', 'kind', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  camelCaseAttributes: ['hierarchy', 'content'],
  attributeForDistinct: 'url_without_anchor',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
};

/** The embedded engine's synonyms in the hosted service's format. */
export const toSynonymRecords = () =>
  Object.entries(SYNONYMS).map(([input, others]) => ({
    objectID: `synonym-${input}`,
    type: 'oneWaySynonym',
    input,
    synonyms: others.split(' '),
  }));
