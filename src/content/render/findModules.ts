import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Island } from '../markdown/fileData.ts';
import { MODULE_PLUGINS } from '../markdown/plugins.ts';
import { fileToFormat } from '../markdown/prepareMarkdown.ts';
import { isMarkdownFile } from '../markdown/resolveImport.ts';
import { splitLines } from '../markdown/splitLines.ts';
import { contentRoot, readText } from '../read/projectFiles.ts';
import { splitFrontMatter } from '../read/readMarkdown.ts';
import { toVFile, type TextPage } from './textPage.ts';

export interface PageModules {
  /** Ids of modules as of `resolveImport`, those of imported Markdown files included. */
  modules: string[];
  islands: Island[];
}

const NONE: PageModules = { modules: [], islands: [] };

const processors = {
  mdx: unified().use(remarkParse).use(remarkMdx).use(MODULE_PLUGINS).freeze(),
  md: unified().use(remarkParse).use(MODULE_PLUGINS).freeze(),
};

/** Few pages use another file, and looking at lines is a hundred times faster than parsing: only the others are parsed. */
function mayUseModules(body: string): boolean {
  if (!/^import\s|!\[/m.test(body)) return false;
  return splitLines(body).some(({ text, isCode }) => !isCode && /^import\s|!\[/.test(text));
}

function parseModules(page: TextPage): PageModules {
  const file = toVFile(page);
  const processor = processors[fileToFormat(page.file)];
  processor.runSync(processor.parse(file), file);
  return { modules: [...(file.data.modules ?? [])], islands: file.data.islands ?? [] };
}

/** A Markdown file that a page imports. */
export function readPartial(id: string): TextPage {
  const file = path.relative(contentRoot(), id).split(path.sep).join('/');
  return { file, ...splitFrontMatter(readText(file)) };
}

/** Everything a page takes from other files, also by way of Markdown that it imports. */
export function findModules(page: TextPage, seen: ReadonlySet<string> = new Set([page.file])): PageModules {
  if (!mayUseModules(page.body)) return NONE;
  const own = parseModules(page);
  const partials = own.modules.filter(isMarkdownFile).map(readPartial);
  const nested = partials
    .filter(({ file }) => !seen.has(file))
    .map((partial) => findModules(partial, new Set([...seen, partial.file])));
  return {
    modules: [...new Set([own, ...nested].flatMap(({ modules }) => modules))],
    islands: [own, ...nested].flatMap(({ islands }) => islands),
  };
}
