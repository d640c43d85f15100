import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const splitQuery = (source: string): [file: string, query: string] => {
  const at = source.indexOf('?');
  return at === -1 ? [source, ''] : [source.slice(0, at), source.slice(at)];
};

function findFile(source: string, importer: string): string | undefined {
  if (source.startsWith('.')) return path.resolve(path.dirname(importer), source);
  return source.startsWith('#') ? createRequire(pathToFileURL(importer)).resolve(source) : undefined;
}

/**
 * What a page imports, as an id that means the same everywhere: an absolute path (with its query) for a file, the name for
 * a package. Nothing when the file doesn't exist.
 */
export function resolveImport(source: string, importer: string): string | undefined {
  const [name, query] = splitQuery(source);
  try {
    const file = findFile(name, importer);
    if (file === undefined) return source;
    return existsSync(file) ? file.split(path.sep).join('/') + query : undefined;
  } catch {
    return undefined;
  }
}

/** The file behind an id of `resolveImport`; nothing for a package. */
export const moduleToFile = (id: string): string | undefined => (path.isAbsolute(id) ? splitQuery(id)[0] : undefined);

/** Markdown that a page imports is compiled like a page, not bundled. */
export const isMarkdownFile = (id: string): boolean => /\.mdx?$/.test(id);
