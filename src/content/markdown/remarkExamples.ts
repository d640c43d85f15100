import { existsSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import type { Code, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { withBase } from '#src/lib/url.ts';
import { buildCodeBlock, normalizeLanguage } from '#src/ui/CodeBlock/buildCodeBlock.ts';
import { parseCodeMeta } from '#src/ui/CodeBlock/codeMeta.ts';
import { contentRoot, readText } from '../projectFiles.ts';
import { fileToExampleId, fileToPoster } from './exampleFiles.ts';
import { placeOf, relativePath } from './filePath.ts';
import { createTokenLinker } from './rehypeCode.ts';
import type { MarkdownContext } from './types.ts';

const LIVE_LANGUAGES = new Set(['ts', 'tsx', 'jsx', 'js']);

interface Example {
  id: string;
  code: string;
  language: string;
  title?: string;
  height?: string;
  poster?: string;
}

/** The component's text properties; everything travels as plain strings. */
const toAttributes = (values: Readonly<Record<string, string | undefined>>): MdxJsxAttribute[] =>
  Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value }],
  );

function buildElement(example: Example, context: MarkdownContext): MdxJsxFlowElement {
  const { code, language, title } = example;
  const meta = { ...parseCodeMeta(''), title };
  const highlightedHtml = toHtml(buildCodeBlock({ code, language, meta, linkToken: createTokenLinker(context) }));
  return {
    type: 'mdxJsxFlowElement',
    name: 'LiveExample',
    attributes: toAttributes({ ...example, highlightedHtml }),
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
    id: fileToExampleId(target),
    code: readText(target),
    language: normalizeLanguage(path.posix.extname(target).slice(1)),
    title: attribute(node, 'title') ?? path.posix.basename(target),
    height: attribute(node, 'height'),
    poster: poster && withBase(poster),
  };
}

const isLive = (node: Code): boolean =>
  LIVE_LANGUAGES.has(normalizeLanguage(node.lang ?? '')) && /(^|\s)live(\s|$)/.test(node.meta ?? '');

function fenceToExample(node: Code, file: VFile, index: number): Example {
  const page = relativePath(file).replace(/\.mdx$/, '');
  const meta = parseCodeMeta(node.meta ?? '');
  const id = fileToExampleId(`${page}/live-${index}.ts`);
  return { id, code: node.value, language: normalizeLanguage(node.lang ?? 'ts'), title: meta.title };
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
