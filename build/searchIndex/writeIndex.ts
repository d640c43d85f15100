import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SiteConfig } from '#src/config/index.ts';
import type { Manifest } from '../../src/search/client/manifest.ts';
import { MANIFEST_ROUTE } from '../../src/search/client/manifest.ts';
import type { Page } from '../../src/search/engine/model.ts';
import type { IndexPart } from '../../src/search/engine/service.ts';
import { packBodies, packTitles } from '../../src/search/engine/pack.ts';
import { countHeadings, MAX_HEADINGS, splitPages } from './splitPages.ts';

/** Hosts serve this folder as immutable, because its file names contain a content hash. */
const HASHED_FOLDER = '_astro';
const HASH_LENGTH = 10;

export interface IndexReport {
  pages: number;
  headings: number;
  /** How many parts the index is split into. */
  parts: number;
  /** Compressed size of the first titles file. */
  titlesGzip: number;
  /** Compressed size of all bodies files. */
  bodiesGzip: number;
}

async function writeHashed(folder: string, name: string, value: unknown): Promise<{ route: string; gzip: number }> {
  const text = JSON.stringify(value);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
  const file = `${name}.${hash}.json`;
  await writeFile(path.join(folder, HASHED_FOLDER, file), text);
  return { route: `/${HASHED_FOLDER}/${file}`, gzip: gzipSync(text, { level: 9 }).length };
}

interface WrittenPart {
  files: IndexPart;
  titlesGzip: number;
  bodiesGzip: number;
}

async function writePart(folder: string, pages: readonly Page[], at: number): Promise<WrittenPart> {
  const ending = at === 0 ? '' : `-${at + 1}`;
  const titles = await writeHashed(folder, `search-titles${ending}`, packTitles(pages));
  const bodies = await writeHashed(folder, `search-bodies${ending}`, packBodies(pages));
  return {
    files: { titles: titles.route, bodies: bodies.route },
    titlesGzip: titles.gzip,
    bodiesGzip: bodies.gzip,
  };
}

async function deleteOldFiles(folder: string): Promise<void> {
  const files = await readdir(path.join(folder, HASHED_FOLDER));
  const old = files.filter((file) => /^search-(titles|bodies)[.-].*\.json$/.test(file));
  await Promise.all(old.map((file) => rm(path.join(folder, HASHED_FOLDER, file))));
}

/** Writes the index files and the manifest that names them into the built site. */
export async function writeIndex(
  pages: readonly Page[],
  folder: string,
  config: SiteConfig,
  maxHeadings = MAX_HEADINGS,
): Promise<IndexReport> {
  await mkdir(path.join(folder, HASHED_FOLDER), { recursive: true });
  await deleteOldFiles(folder);
  const parts: WrittenPart[] = [];
  for (const [at, some] of splitPages(pages, maxHeadings).entries()) parts.push(await writePart(folder, some, at));
  const [first, ...more] = parts.map(({ files }) => files);
  const manifest: Manifest = {
    settings: config.search,
    locale: config.i18n.defaultLocale,
    missingResultsUrl: `${config.repositoryUrl}/issues/new?title=${encodeURIComponent('Search does not find: ')}`,
    ...first!,
    ...(more.length > 0 ? { more } : {}),
  };
  await writeFile(path.join(folder, MANIFEST_ROUTE), JSON.stringify(manifest));
  return {
    pages: pages.length,
    headings: countHeadings(pages),
    parts: parts.length,
    titlesGzip: parts[0]!.titlesGzip,
    bodiesGzip: parts.reduce((sum, { bodiesGzip }) => sum + bodiesGzip, 0),
  };
}
