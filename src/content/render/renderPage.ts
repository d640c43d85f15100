import { run, type RunOptions } from '@mdx-js/mdx';
import * as jsxRuntime from 'astro/jsx-runtime';
import { Renderer } from 'astro/runtime/server/index.js';
import { pageModules } from 'virtual:page-modules';
import type { Heading } from '../markdown/fileData.ts';
import { isMarkdownFile } from '../markdown/resolveImport.ts';
import type { PageCompiler } from './compilePage.ts';
import { readPartial } from './findModules.ts';
import type { TextPage } from './textPage.ts';

type Components = Readonly<Record<string, unknown>>;
/** What a compiled page returns: its component, and whatever it exports. */
interface PageModule {
  default: (props: { components: Components }) => unknown;
}

export interface RenderedPage {
  /** The page's text, for a template: `<Content />`. */
  Content: () => unknown;
  headings: Heading[];
}

interface Options {
  compile: PageCompiler;
  /** What pages may use without importing it. */
  components: Components;
}

async function loadModule(id: string, page: TextPage, options: Options): Promise<unknown> {
  if (isMarkdownFile(id)) {
    const { module, Content } = await runPage(readPartial(id), options);
    return { ...module, default: Content };
  }
  const found = pageModules[id];
  if (!found) throw new Error(`${page.file}: the bundler does not know "${id}". Start the build or the server again.`);
  return found;
}

async function runPage(page: TextPage, options: Options): Promise<RenderedPage & { module: PageModule }> {
  const { code, headings, modules: ids } = await options.compile(page);
  const loaded = await Promise.all(ids.map(async (id) => [id, await loadModule(id, page, options)] as const));
  const environment = { ...jsxRuntime, modules: Object.fromEntries(loaded) } as RunOptions;
  // Typed for React; this page is of Astro's JSX.
  const module = (await run(code, environment)) as unknown as PageModule;
  const components = { Fragment: jsxRuntime.Fragment, ...options.components };
  // Astro renders a function by the renderer it names.
  const Content = Object.assign(() => module.default({ components }), { [Renderer]: 'astro:jsx' });
  return { module, Content, headings };
}

/** A page of docs or blog, or Markdown that one imports, as a component. */
export async function renderPage(page: TextPage, options: Options): Promise<RenderedPage> {
  const { Content, headings } = await runPage(page, options);
  return { Content, headings };
}
