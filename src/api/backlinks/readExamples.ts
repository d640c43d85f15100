import path from 'node:path';
import { fileToExampleId } from '#src/content/markdown/exampleFiles.ts';
import { readText } from '#src/content/read/projectFiles.ts';
import type { ExampleLink } from './types.ts';

const EXAMPLE_SOURCE = /<Example\b[^>]*?\bsrc="([^"]+)"/g;

/** A program a page shows. */
export interface GuideExample extends ExampleLink {
  code: string;
}

/** `examples/actors-patrol.ts` → `Actors patrol`. */
function fileToTitle(file: string): string {
  const words = path.posix.parse(file).name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The programs a page shows with `<Example src="…" />`; missing files are reported when the page is built. */
export function readExamples({ file, body }: { file: string; body: string }): GuideExample[] {
  return [...body.matchAll(EXAMPLE_SOURCE)].flatMap(([, source = '']) => {
    const target = path.posix.join(path.posix.dirname(file), source);
    try {
      return [{ id: fileToExampleId(target), title: fileToTitle(target), code: readText(target) }];
    } catch {
      return [];
    }
  });
}
