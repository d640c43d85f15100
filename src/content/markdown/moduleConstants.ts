import type {
  ImportDeclaration,
  ImportSpecifier,
  AssignmentProperty,
  Expression,
  Identifier,
  ObjectPattern,
  VariableDeclaration,
  VariableDeclarator,
} from 'estree';
import type { MdxjsEsm } from 'mdast-util-mdxjs-esm';

export type Specifier = ImportDeclaration['specifiers'][number];

export const identifier = (name: string): Identifier => ({ type: 'Identifier', name });

/** `arguments[0].modules["id"]`: a compiled page is the body of a function, and this is how it is called. */
const moduleExpression = (id: string): Expression => ({
  type: 'MemberExpression',
  computed: true,
  optional: false,
  object: {
    type: 'MemberExpression',
    computed: false,
    optional: false,
    object: {
      type: 'MemberExpression',
      computed: true,
      optional: false,
      object: identifier('arguments'),
      property: { type: 'Literal', value: 0 },
    },
    property: identifier('modules'),
  },
  property: { type: 'Literal', value: id },
});

/** The name under which a module exports what a specifier imports; `*` for the whole module. */
export function importedName(specifier: Specifier): string {
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : String(imported.value);
}

const toProperty = (specifier: Specifier): AssignmentProperty => ({
  type: 'Property',
  kind: 'init',
  method: false,
  shorthand: false,
  computed: false,
  key: { type: 'Literal', value: importedName(specifier) },
  value: specifier.local,
});

/** `import a, { b as c } from 'id'` as `const { default: a, b: c } = …`. */
export function toConstants(specifiers: readonly Specifier[], id: string): VariableDeclaration[] {
  const names = specifiers.filter(({ type }) => type !== 'ImportNamespaceSpecifier');
  const pattern: ObjectPattern = { type: 'ObjectPattern', properties: names.map(toProperty) };
  const targets: VariableDeclarator['id'][] = [
    ...(names.length ? [pattern] : []),
    ...specifiers.filter(({ type }) => type === 'ImportNamespaceSpecifier').map(({ local }) => local),
  ];
  return targets.map((target) => ({
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: target, init: moduleExpression(id) }],
  }));
}

/** A node that gives a page one name of a module, as if its author had imported it. */
export function buildImport(local: string, imported: string, id: string): MdxjsEsm {
  const specifier: ImportSpecifier = {
    type: 'ImportSpecifier',
    local: identifier(local),
    imported: identifier(imported),
  };
  const estree = { type: 'Program' as const, sourceType: 'module' as const, body: toConstants([specifier], id) };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
