import type { Doc } from './docsModel.ts';
import { isListed } from './loadDocs.ts';

export interface DocTag {
  label: string;
  slug: string;
  docs: Doc[];
}

/** `#Explanation` → `explanation`. */
export const labelToSlug = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Labels that start with a hash sort pages for the tag index only; the row below a page leaves them out. */
export const isShownOnPage = (label: string): boolean => !label.startsWith('#');

/** The tags of all listed pages, by name. */
export function collectTags(docs: readonly Doc[]): DocTag[] {
  const tags = new Map<string, DocTag>();
  for (const doc of docs.filter(isListed)) {
    for (const label of doc.frontMatter.tags) {
      const slug = labelToSlug(label);
      const tag = tags.get(slug) ?? { label, slug, docs: [] };
      tag.docs.push(doc);
      tags.set(slug, tag);
    }
  }
  return [...tags.values()].sort((a, b) => a.slug.localeCompare(b.slug));
}
