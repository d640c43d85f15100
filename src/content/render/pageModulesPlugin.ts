import path from 'node:path';
import { type EnvironmentModuleNode, normalizePath, type Plugin } from 'vite';
import { loadDocsSite } from '../read/docsSite.ts';
import { loadPosts } from '../read/loadBlog.ts';
import type { Island } from '../markdown/fileData.ts';
import { isMarkdownFile } from '../markdown/resolveImport.ts';
import { contentRoot } from '../read/projectFiles.ts';
import type { PageModules } from './findModules.ts';

const ID = 'virtual:page-modules';
const RESOLVED_ID = `\0${ID}`;
const FOLDERS = ['docs', 'blog', 'samples', 'tests/fixtures/docs'];

function isContent(file: string): boolean {
  const relative = normalizePath(path.relative(contentRoot(), file));
  return FOLDERS.some((folder) => relative.startsWith(`${folder}/`));
}

async function listPageModules(): Promise<PageModules[]> {
  const { findModules } = await import('./findModules.ts');
  return [...loadDocsSite().docs, ...loadPosts()].map((page) => findModules(page));
}

function toCode(pages: readonly PageModules[]): string {
  const ids = [...new Set(pages.flatMap(({ modules }) => modules))].filter((id) => !isMarkdownFile(id)).sort();
  const imports = ids.map((id, at) => `import * as m${at} from ${JSON.stringify(id)};`);
  const entries = ids.map((id, at) => `${JSON.stringify(id)}: m${at}`);
  return [...imports, `export const pageModules = { ${entries.join(', ')} };`].join('\n');
}

/** What the MDX integration of Astro tells the bundler too: which components the browser needs, and where they are. */
function toAstroMetadata(islands: readonly Island[]) {
  const toEntry = ({ module, exportName, isClientOnly }: Island) => ({
    exportName: isClientOnly ? exportName : '*',
    localName: '',
    specifier: module,
    resolvedPath: module,
  });
  return {
    hydratedComponents: islands.filter(({ isClientOnly }) => !isClientOnly).map(toEntry),
    clientOnlyComponents: islands.filter(({ isClientOnly }) => isClientOnly).map(toEntry),
    serverComponents: [],
    scripts: [],
    propagation: 'none',
    containsHead: false,
    pageOptions: {},
  };
}

/**
 * One module with everything that pages import, so that the bundler knows components, raw files and images of pages that
 * aren't modules themselves. Also shows pages again when their files change, since nothing else knows them.
 */
export function pageModulesPlugin(): Plugin {
  let code: string | undefined;
  return {
    name: 'site:page-modules',
    resolveId: (id) => (id === ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined;
      const pages = await listPageModules();
      code = toCode(pages);
      return { code, meta: { astro: toAstroMetadata(pages.flatMap(({ islands }) => islands)) } };
    },
    // Vite watches the project's folder; content may be elsewhere.
    configureServer: ({ watcher }) => void watcher.add(FOLDERS.map((folder) => path.join(contentRoot(), folder))),
    async hotUpdate({ file, modules, server }) {
      if (!isContent(file)) return undefined;
      // Astro remembers which pages there are until it hears this.
      this.environment.hot.send('astro:content-changed', {});
      server.ws.send({ type: 'full-reload' });
      const table = this.environment.moduleGraph.getModuleById(RESOLVED_ID);
      if (!table || (await isCurrent(code))) return undefined;
      return [...modules, table] satisfies EnvironmentModuleNode[];
    },
  };
}

/** Whether pages still import the same modules. A page with a mistake says so itself when it's opened. */
async function isCurrent(code: string | undefined): Promise<boolean> {
  try {
    return toCode(await listPageModules()) === code;
  } catch {
    return true;
  }
}
