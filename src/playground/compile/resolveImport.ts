import { IMPORTABLE, libraryNamed } from '../libraries/libraries.ts';

const ENDINGS = ['', '.ts', '.tsx', '.js', '.jsx', '.json'];

export type ResolvedImport = { file: string } | { library: string } | { problem: string };

function joinPath(from: string, specifier: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function resolveFile(specifier: string, from: string, fileNames: readonly string[]): ResolvedImport {
  const path = joinPath(from, specifier);
  const asTypeScript = path.replace(/\.js(x?)$/, '.ts$1');
  const file = [...ENDINGS.map((ending) => path + ending), asTypeScript].find((name) => fileNames.includes(name));
  if (file) return { file };
  return { problem: `There is no file "${specifier}" in this example. Its files are: ${fileNames.join(', ')}.` };
}

/** Resolves an import to a file of the example or a bundled library, or returns an error message for the author. */
export function resolveImport(specifier: string, from: string, fileNames: readonly string[]): ResolvedImport {
  if (specifier.startsWith('.')) return resolveFile(specifier, from, fileNames);
  if (libraryNamed(specifier)) return { library: specifier };
  return {
    problem: `"${specifier}" is not available in the playground. You can import ${IMPORTABLE.join(', ')}, and your own files with "./name".`,
  };
}
