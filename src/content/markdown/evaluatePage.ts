import { compileFunction } from 'node:vm';

export interface Heading {
  depth: number;
  slug: string;
  text: string;
}

export interface EvaluatedPage {
  MDXContent: (props: { components: Record<string, unknown> }) => unknown;
  getHeadings: () => Heading[];
}

const RUNTIME_IMPORT = /^import \{([^}]*)\} from "astro\/jsx-runtime";$/gm;
// The compiler begins every statement on a line of its own, and no text within one has a line break.
const EXPORT = /^export (?:default )?(?=const |function )/gm;

/** Runs the JavaScript made of a page that imports nothing. No module is left behind, so thousands of pages fit. */
export function evaluatePage(code: string, file: string, runtime: object): EvaluatedPage {
  const body = code
    .replace(RUNTIME_IMPORT, (_, names: string) => `const {${names.replaceAll(' as ', ': ')}} = runtime;`)
    .replace(EXPORT, '');
  const run = compileFunction(`${body}\nreturn { MDXContent, getHeadings };`, ['runtime'], { filename: file });
  return run(runtime) as EvaluatedPage;
}
