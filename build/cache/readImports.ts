import { parseSync, Visitor } from 'rolldown/utils';
import type { ESTree, ParseResult } from 'rolldown/utils';
import { memoizeByFile } from './readFiles.ts';

/** What a module depends on, as its source names it. */
export interface ModuleImports {
  /** Specifiers of everything it imports or re-exports at run time. */
  modules: string[];
  /** Files it locates by `new URL('./file', import.meta.url)`. */
  assets: string[];
  /** Environment variables it reads by `process.env['NAME']`. */
  env: string[];
}

type Node = ESTree.Node | null | undefined;

const SCRIPT = /\.[cm]?[jt]sx?$/;
const NOTHING: ModuleImports = { modules: [], assets: [], env: [] };

const toText = (node: Node): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

const propertyName = (node: ESTree.MemberExpression): string | undefined =>
  node.computed ? toText(node.property) : node.property.type === 'Identifier' ? node.property.name : undefined;

const isProcessEnv = (node: Node): boolean =>
  node?.type === 'MemberExpression' &&
  propertyName(node) === 'env' &&
  node.object.type === 'Identifier' &&
  node.object.name === 'process';

const isImportMetaUrl = (node: Node): boolean =>
  node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' && propertyName(node) === 'url';

/** Types are gone at run time, so nothing that only they need can change what a module makes. */
function listStatic({ module }: ParseResult): string[] {
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : []));
  return [...imports, ...exports];
}

function failOnDynamic(file: string): never {
  throw new Error(
    `${file}: write the path in new URL('./file', import.meta.url) as text, so that caches know the file.`,
  );
}

/** Reads a module's source with the bundler's own parser. */
export function parseImports(source: string, file: string): ModuleImports {
  const result = parseSync(file, source);
  const [error] = result.errors;
  if (error) throw new Error(`${file} can't be parsed, so what it imports is unknown: ${error.message}`);
  const found: ModuleImports = { modules: listStatic(result), assets: [], env: [] };
  const keep = (list: string[], text: string | undefined): void => void (text !== undefined && list.push(text));
  new Visitor({
    ImportExpression: (node) => keep(found.modules, toText(node.source)),
    NewExpression: ({ callee, arguments: [target, base] }) => {
      const isUrl = callee.type === 'Identifier' && callee.name === 'URL';
      if (isUrl && isImportMetaUrl(base)) found.assets.push(toText(target) ?? failOnDynamic(file));
    },
    MemberExpression: (node) => {
      if (isProcessEnv(node.object)) keep(found.env, propertyName(node));
    },
  }).visit(result.program);
  return found;
}

/** What a file depends on; a file that isn't a script depends on nothing. */
export const readImports = memoizeByFile((bytes, file) =>
  SCRIPT.test(file) ? parseImports(bytes.toString('utf8'), file) : NOTHING,
);
