import { readdirSync } from 'node:fs';
import path from 'node:path';
import { withoutHash } from './assetNames.ts';

/** How a file is compared: by its DOM, line by line, byte by byte, or only by its presence. */
export type FileKind = 'page' | 'text' | 'binary' | 'script';

const TEXT = /\.(txt|xml|md|json|css|webmanifest|svg|htaccess)$|^_headers$/;

/** Bundled code changes with every refactoring, so the tests judge it. Bytes can't tell whether it still does its job. */
const SCRIPT = /^_astro\/.*\.js$|^sw\.js$/;

export function kindOf(name: string): FileKind {
  if (name.endsWith('.html')) return 'page';
  if (SCRIPT.test(name)) return 'script';
  return TEXT.test(name) ? 'text' : 'binary';
}

/**
 * The files of a built site by their name without content hash. Two files may share a name (`cover.webp` of two posts),
 * so each name has a list.
 */
export function listSiteFiles(dir: string): Map<string, string[]> {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Map.groupBy(files.toSorted(), (file) => withoutHash(path.relative(dir, file).replaceAll(path.sep, '/')));
}
