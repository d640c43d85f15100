import type { Post } from '../read/blogModel.ts';
import { loadDocsSite } from '../read/docsSite.ts';
import { toHash } from '#root/build/cache/hash.ts';
import type { Doc } from '../read/docsModel.ts';
import { findLastUpdated } from '../read/lastUpdated.ts';
import { loadPosts } from '../read/loadBlog.ts';
import { hashModuleFiles, hashSharedContent, readShownPrograms } from './pageInputs.ts';

// Keys by which Astro's incremental build knows that a page hasn't changed (`cacheKey` of `getStaticPaths`). They hold
// the content that a page shows; the build adds the code (build/pages/codeKey.ts).

let shared: string | undefined;

const withoutText = ({ body: _body, bodyLine: _bodyLine, ...rest }: Doc | Post): object => rest;

/** What every page shows: the outline of docs and blog with its titles. */
function sharedKey(): string {
  if (shared !== undefined) return shared;
  const { docs, draftIds, sidebars } = loadDocsSite();
  const outline = [...docs, ...loadPosts()].map(withoutText);
  shared = toHash(JSON.stringify({ outline, draftIds, sidebars }));
  return shared;
}

/** The key of a page that is made from this data. */
export const dataToKey = (data: unknown): string => toHash(sharedKey(), JSON.stringify(data) ?? '');

let sharedContent: string | undefined;

/** The key of a docs page or a post. */
export function textToKey(page: Doc | Post): string {
  sharedContent ??= hashSharedContent();
  const { body, file } = page;
  const own = [body, findLastUpdated(file), hashModuleFiles(page), ...readShownPrograms(file, body)];
  return dataToKey([sharedContent, ...own]);
}
