import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentRoot, listFiles, readText } from '../read/projectFiles.ts';

/** An example of several files has a folder of its own, which names it: `examples/maze/main.ts` → `examples/maze.ts`. */
const withoutMain = (file: string): string => file.replace(/((?:\/examples|^samples)\/[^/]+)\/main(\.[a-z]+)$/, '$1$2');

/** `docs/fundamentals/examples/follow.ts` → `fundamentals-follow`: one name for the playground, posters and tests. */
export function fileToExampleId(file: string): string {
  return withoutMain(file)
    .replace(/^(docs|blog)\//, '')
    .replace(/\/examples\//, '/')
    .replace(/\.[a-z]+$/, '')
    .replace(/[^\w-]+/g, '-')
    .toLowerCase();
}

/** Where a live fence would lie as a file, so that it has a name and a poster like any other: pages number theirs from 1. */
export const fenceToFile = (page: string, number: number, language: string): string => {
  const { dir, name } = path.posix.parse(page);
  return `${dir}/examples/${name}-live-${number}.${language}`;
};

const RELATIVE_IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const ENDINGS = ['.ts', '.tsx', '.json', ''];

/** The files an example file imports by a relative path, relative to the content root. */
export function importedFiles(file: string): string[] {
  return [...readText(file).matchAll(RELATIVE_IMPORT)].flatMap(([, specifier = '']) => {
    const target = path.posix.join(path.posix.dirname(file), specifier.replace(/\.js(x?)$/, '.ts$1'));
    const found = ENDINGS.map((ending) => target + ending).find((candidate) =>
      statSync(path.join(contentRoot(), candidate), { throwIfNoEntry: false })?.isFile(),
    );
    return found ? [found] : [];
  });
}

/** An example file and all it imports, each once; the example itself comes first. */
export function collectExampleFiles(file: string): string[] {
  const found = new Set<string>();
  const visit = (next: string): void => {
    if (found.has(next)) return;
    found.add(next);
    importedFiles(next).forEach(visit);
  };
  visit(file);
  return [...found];
}

export function posterFile(file: string): string {
  const { dir, name } = path.posix.parse(withoutMain(file));
  return path.posix.join(dir, 'posters', `${name}.webp`);
}

/** The route of an example's poster, when one has been taken. */
export function fileToPoster(file: string): string | undefined {
  return existsSync(path.join(contentRoot(), posterFile(file))) ? `/posters/${fileToExampleId(file)}.webp` : undefined;
}

/** Every poster with the name it is served under. */
export function listPosters(): { id: string; file: string }[] {
  return ['docs', 'blog', 'samples']
    .flatMap((folder) => listFiles(folder, ['.webp']))
    .filter((file) => /(\/examples|^samples)\/posters\//.test(file))
    .map((file) => ({ id: fileToExampleId(file.replace('/posters/', '/')), file }));
}
