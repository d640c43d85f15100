import path from 'node:path';
import { readText } from '#src/content/projectFiles.ts';

const EXAMPLE_SOURCE = /<Example\b[^>]*?\bsrc="([^"]+)"/g;

/** The programs a page shows with `<Example src="…" />`; one that is missing is reported where the page is built. */
export function readExamples({ file, body }: { file: string; body: string }): string[] {
  return [...body.matchAll(EXAMPLE_SOURCE)].flatMap(([, source = '']) => {
    try {
      return [readText(path.posix.join(path.posix.dirname(file), source))];
    } catch {
      return [];
    }
  });
}
