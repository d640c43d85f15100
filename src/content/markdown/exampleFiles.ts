import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentRoot, listFiles } from '../projectFiles.ts';

/** `docs/fundamentals/examples/follow.ts` → `fundamentals-follow`: one name for the playground, posters and tests. */
export function fileToExampleId(file: string): string {
  return file
    .replace(/^(docs|blog)\//, '')
    .replace(/\/examples\//, '/')
    .replace(/\.[a-z]+$/, '')
    .replace(/[^\w-]+/g, '-')
    .toLowerCase();
}

const posterFile = (file: string): string =>
  path.posix.join(path.posix.dirname(file), 'posters', `${path.posix.basename(file).replace(/\.[a-z]+$/, '')}.webp`);

/** The route of an example's poster, when one has been taken. */
export function fileToPoster(file: string): string | undefined {
  return existsSync(path.join(contentRoot(), posterFile(file))) ? `/posters/${fileToExampleId(file)}.webp` : undefined;
}

/** Every poster with the name it is served under. */
export function listPosters(): { id: string; file: string }[] {
  return ['docs', 'blog']
    .flatMap((folder) => listFiles(folder, ['.webp']))
    .filter((file) => /\/examples\/posters\//.test(file))
    .map((file) => ({ id: fileToExampleId(file.replace('/posters/', '/')), file }));
}
