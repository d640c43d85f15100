import path from 'node:path';
import type { unified } from '@astrojs/markdown-remark';
import { contentRoot } from '../projectFiles.ts';
import { prepareMarkdown } from './prepareMarkdown.ts';

type Processor = ReturnType<typeof unified>;
type Renderer = Awaited<ReturnType<NonNullable<Processor['createMdxRenderer']>>>;

/** A page of text, as read from its file. */
export interface TextPage {
  file: string;
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
}

/** Makes JavaScript of a page. */
export type PageCompiler = (page: TextPage) => Promise<string>;

const OPTIONS = { optimize: true, srcDir: new URL('../../', import.meta.url), sourcemap: false };

interface Placed {
  line?: number;
  column?: number;
  reason?: string;
}

/** What the parser complains of begins with the place, like all that is said to authors. */
function describeProblem(error: unknown, file: string): unknown {
  const { line, column, reason } = error as Placed;
  if (line === undefined || reason === undefined) return error;
  return new Error(`${file}:${line}:${column ?? 1}: ${reason}`, { cause: error });
}

export function createPageCompiler(processor: Processor): PageCompiler {
  let renderer: Promise<Renderer> | undefined;
  return async ({ file, body, bodyLine }) => {
    renderer ??= processor.createMdxRenderer!({ syntaxHighlight: false }, OPTIONS);
    // Empty lines stand for the front matter, so that the parser counts as the author does.
    const source = prepareMarkdown('\n'.repeat(bodyLine - 1) + body);
    try {
      return (await (await renderer).process(source, path.join(contentRoot(), file), {})).code;
    } catch (error) {
      throw describeProblem(error, file);
    }
  };
}

const KEY = Symbol.for('site.page-compiler');
const shared = globalThis as { [KEY]?: PageCompiler };

/**
 * Pages are bundled code; the compiler, with all its packages, is not, and lives where the site's config was read. Both
 * run in one process, and this is where they meet.
 */
export function offerPageCompiler(compiler: PageCompiler): void {
  shared[KEY] = compiler;
}

export function findPageCompiler(): PageCompiler {
  const compiler = shared[KEY];
  if (!compiler) throw new Error('No page compiler: astro.config.mjs has to name contentIntegration.');
  return compiler;
}
