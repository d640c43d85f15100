import { createProcessor, nodeTypes } from '@mdx-js/mdx';
import rehypeRaw from 'rehype-raw';
import type { Heading } from '../markdown/fileData.ts';
import { createPlugins } from '../markdown/plugins.ts';
import { fileToFormat } from '../markdown/prepareMarkdown.ts';
import { rehypeStaticHtml } from '../markdown/rehypeStaticHtml.ts';
import type { MarkdownContext } from '../markdown/types.ts';
import { toVFile, type TextPage } from './textPage.ts';

/** A page after all Markdown steps, ready to run. */
interface CompiledPage {
  /** The body of a function that returns the page's component: `run` of @mdx-js/mdx calls it. */
  code: string;
  headings: Heading[];
  /** Ids of the modules that the function must be called with. */
  modules: string[];
}

export type PageCompiler = (page: TextPage) => Promise<CompiledPage>;

interface Placed {
  line?: number;
  column?: number;
  reason?: string;
}

/** What the parser complains of begins with the place, like everything that is said to authors. */
function describeProblem(error: unknown, file: string): unknown {
  const { line, column, reason } = error as Placed;
  if (line === undefined || reason === undefined) return error;
  return new Error(`${file}:${line}:${column ?? 1}: ${reason}`, { cause: error });
}

/** Both formats take the same steps; HTML within plain Markdown is text until it is parsed. */
function createProcessors(context: MarkdownContext) {
  const { remarkPlugins, ...plugins } = createPlugins(context);
  const rehypePlugins = [...plugins.rehypePlugins, rehypeStaticHtml];
  const options = { outputFormat: 'function-body', elementAttributeNameCase: 'html', remarkPlugins } as const;
  return {
    mdx: createProcessor({ ...options, format: 'mdx', rehypePlugins }),
    md: createProcessor({
      ...options,
      format: 'md',
      rehypePlugins: [[rehypeRaw, { passThrough: nodeTypes }], ...rehypePlugins],
    }),
  };
}

/** Makes a function of a page: the only way from Markdown to HTML. */
export function createPageCompiler(context: MarkdownContext): PageCompiler {
  let processors: ReturnType<typeof createProcessors> | undefined;
  return async (page) => {
    processors ??= createProcessors(context);
    const file = toVFile(page);
    try {
      const code = String(await processors[fileToFormat(page.file)].process(file));
      return { code, headings: file.data.headings ?? [], modules: [...(file.data.modules ?? [])] };
    } catch (error) {
      throw describeProblem(error, page.file);
    }
  };
}
