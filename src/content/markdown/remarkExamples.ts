import { existsSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import type { Code, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { buildCodeBlock, normalizeLanguage } from '#src/ui/CodeBlock/buildCodeBlock.ts';
import { parseCodeMeta } from '#src/ui/CodeBlock/codeMeta.ts';
import { contentRoot, readText } from '../read/projectFiles.ts';
import { routeToHref } from './href.ts';
import { collectExampleFiles, fenceToFile, fileToExampleId, fileToPoster } from './exampleFiles.ts';
import { placeOf, relativePath } from './filePath.ts';
import { createTokenLinker } from './rehypeCode.ts';
import type { MarkdownContext } from './types.ts';

const LIVE_LANGUAGES = new Set(['ts', 'tsx', 'jsx', 'js']);

interface Example {
  /** The file it comes from, or would lie in. */
  file: string;
  id: string;
  code: string;
  language: string;
  title?: string;
  height?: string;
  controls?: string;
  poster?: string;
  /** The files the example imports, relative to the content root. */
  imported?: string[];
}

/** The component's text properties; everything travels as plain strings. */
const toAttributes = (values: Readonly<Record<string, string | undefined>>): MdxJsxAttribute[] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value }],
  );

function buildElement({ imported = [], ...example }: Example, context: MarkdownContext): MdxJsxFlowElement {
  const linkToken = createTokenLinker(context);
  const highlight = (code: string, language: string): string =>
    toHtml(buildCodeBlock({ code, language, meta: parseCodeMeta(''), linkToken }));
  const highlightedHtml = highlight(example.code, example.language);
  const folder = path.posix.dirname(example.file);
  const files = imported.map((file) => ({
    name: path.posix.relative(folder, file),
    code: readText(file),
    highlightedHtml: highlight(readText(file), normalizeLanguage(path.posix.extname(file).slice(1))),
  }));
  return {
    type: 'mdxJsxFlowElement',
    name: 'LiveExample',
    attributes: toAttributes({
      ...example,
      highlightedHtml,
      otherFiles: files.length ? JSON.stringify(files) : undefined,
    }),
    children: [],
  };
}

function attribute(node: MdxJsxFlowElement, name: string): string | undefined {
  const found = node.attributes.find((entry) => entry.type === 'mdxJsxAttribute' && entry.name === name);
  const value = found?.value;
  return typeof value === 'string' ? value : value?.value.replace(/^['"`]|['"`]$/g, '');
}

function readExample(node: MdxJsxFlowElement, file: VFile): Example {
  const source = attribute(node, 'src');
  if (!source) throw new Error(`${placeOf(file, node)}: <Example> needs src="./examples/name.ts".`);
  const target = path.posix.normalize(path.posix.join(path.posix.dirname(relativePath(file)), source));
  if (!existsSync(path.join(contentRoot(), target))) {
    throw new Error(`${placeOf(file, node)}: <Example src="${source}"> leads to ${target}, which does not exist.`);
  }
  const poster = fileToPoster(target);
  return {
    file: target,
    id: fileToExampleId(target),
    code: readText(target),
    language: normalizeLanguage(path.posix.extname(target).slice(1)),
    title: attribute(node, 'title') ?? path.posix.basename(target),
    height: attribute(node, 'height'),
    controls: attribute(node, 'controls'),
    imported: collectExampleFiles(target).slice(1),
    poster: poster && routeToHref(poster),
  };
}

const isLive = (node: Code): boolean =>
  LIVE_LANGUAGES.has(normalizeLanguage(node.lang ?? '')) && /(^|\s)live(\s|$)/.test(node.meta ?? '');

function fenceToExample(node: Code, file: VFile, number: number): Example {
  const meta = parseCodeMeta(node.meta ?? '');
  const language = normalizeLanguage(node.lang ?? 'ts');
  const place = fenceToFile(relativePath(file), number, language);
  const poster = fileToPoster(place);
  const { height, controls } = meta.values;
  return {
    file: place,
    id: fileToExampleId(place),
    code: node.value,
    language,
    title: meta.title,
    height,
    controls,
    poster: poster && routeToHref(poster),
  };
}

/** `<Example src="…" />` and ```ts live become code that can be run in the page; plain Markdown shows the code only. */
export function remarkExamples(context: MarkdownContext) {
  return () =>
    (tree: Root, file: VFile): void => {
      if (!/\.mdx$/.test(file.path ?? '')) return;
      let fences = 0;
      visit(tree, (node, index, parent) => {
        if (!parent || index === undefined) return undefined;
        const isExample =
          (node.type as string) === 'mdxJsxFlowElement' && (node as unknown as MdxJsxFlowElement).name === 'Example';
        if (!isExample && !(node.type === 'code' && isLive(node))) return undefined;
        const example = isExample
          ? readExample(node as unknown as MdxJsxFlowElement, file)
          : fenceToExample(node as Code, file, (fences += 1));
        parent.children.splice(index, 1, buildElement(example, context) as never);
        return [SKIP, index + 1];
      });
    };
}
