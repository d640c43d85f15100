import type { ImportDeclaration, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { addModule } from './fileData.ts';
import { placeOf } from './filePath.ts';
import { importedName, toConstants } from './moduleConstants.ts';
import { resolveImport } from './resolveImport.ts';

type Statement = Program['body'][number];

// Pages written for the common docs framework import its theme components; here they need no import.
const THEME_IMPORT = /^@(theme|site|docusaurus)\b/;

function rewriteImport(statement: ImportDeclaration, node: MdxjsEsm, file: VFile): Statement[] {
  const source = String(statement.source.value);
  if (THEME_IMPORT.test(source)) return [];
  const id = resolveImport(source, file.path);
  if (id === undefined) throw new Error(`${placeOf(file, node)}: the page imports "${source}", which does not exist.`);
  addModule(file, id);
  const names = (file.data.imports ??= new Map());
  for (const specifier of statement.specifiers)
    names.set(specifier.local.name, { module: id, name: importedName(specifier) });
  return toConstants(statement.specifiers, id);
}

function rewriteStatement(statement: Statement, node: MdxjsEsm, file: VFile): Statement[] {
  if (statement.type === 'ImportDeclaration') return rewriteImport(statement, node, file);
  if ('source' in statement && statement.source)
    throw new Error(`${placeOf(file, node)}: a page cannot export from another file. Import the name, then export it.`);
  return [statement];
}

/** Notes what a page imports, and lets it take that from the modules it is called with: see `render/renderPage.ts`. */
export function remarkImports() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
      const program = node.data?.estree;
      if (program) program.body = program.body.flatMap((statement) => rewriteStatement(statement, node, file));
    });
  };
}
