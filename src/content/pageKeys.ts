import type { Post } from './blogModel.ts';
import { loadDocsSite } from './docsSite.ts';
import { readAll, toHash } from '#root/build/cache/inputHash.ts';
import type { Doc } from './docsModel.ts';
import { findLastUpdated } from './lastUpdated.ts';
import { loadPosts } from './loadBlog.ts';
import { hashMaterial, readShownPrograms } from './markdown/pageInputs.ts';

/**
 * Keys by which a build knows that a page of the last one still holds (`cacheKey` of `getStaticPaths`). The page builder
 * looks at the modules of a page by itself; but files of all pages share chunks, so any change of code counts here.
 */
const CODE = ['src', 'site.config.ts', 'sidebars.ts', 'astro.config.mjs', 'package-lock.json'];

let shared: string | undefined;

/** These change how a build goes, not what it makes. */
const HARMLESS = new Set(['SITE_OUT', 'SITE_PROFILE', 'SITE_STRICT', 'SITE_RENDER_CACHE']);

const listSettings = (): string[] =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('SITE_') && !HARMLESS.has(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort();

const withoutText = ({ body: _body, bodyLine: _bodyLine, ...rest }: Doc | Post): object => rest;

/** What every page shows or is made with: all code, and the outline of docs and blog with its titles. */
function sharedKey(): string {
  if (shared !== undefined) return shared;
  const { docs, draftIds, sidebars } = loadDocsSite();
  const outline = [...docs, ...loadPosts()].map(withoutText);
  shared = toHash(JSON.stringify({ outline, draftIds, sidebars }), ...listSettings(), ...readAll(CODE));
  return shared;
}

/** The key of a page that is made of the code and of this data. */
export const dataToKey = (data: unknown): string => toHash(sharedKey(), JSON.stringify(data) ?? '');

let material: string | undefined;

/** The key of a docs page or a post. */
export function textToKey({ body, file }: Doc | Post): string {
  material ??= hashMaterial();
  return dataToKey([body, findLastUpdated(file), material, ...readShownPrograms(file, body)]);
}
