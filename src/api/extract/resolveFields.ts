import ts from 'typescript';

/** One field of a type that TypeDoc doesn't expand, such as `Partial<Options>` or `A & (B | C)`. */
export interface ResolvedField {
  name: string;
  /** As printed by the compiler. */
  type: string;
  comment: string;
  isOptional: boolean;
}

const FIELDS_MAX = 80;

const isFromPackage = (symbol: ts.Symbol) =>
  (symbol.declarations ?? []).every((declaration) => !/\/typescript\/lib\//.test(declaration.getSourceFile().fileName));

function isClosedObject(type: ts.Type): boolean {
  const parts = type.isUnionOrIntersection() ? type.types : [type];
  const isObject = parts.every((part) => part.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
  return isObject && type.getCallSignatures().length === 0 && type.getConstructSignatures().length === 0;
}

// The compiler prints `import("…/Color").Color` for names the file doesn't import.
const withoutImports = (text: string) => text.replace(/import\("[^"]*"\)\./g, '');

function fieldType(symbols: ts.Symbol[], alias: ts.Node, checker: ts.TypeChecker): string {
  const texts = symbols.flatMap((symbol) => {
    const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, alias));
    return type.flags & ts.TypeFlags.Never
      ? []
      : [withoutImports(checker.typeToString(type, alias, ts.TypeFormatFlags.NoTruncation))];
  });
  return [...new Set(texts)].join(' | ') || 'undefined';
}

function readFields(type: ts.Type, alias: ts.Node, checker: ts.TypeChecker): ResolvedField[] {
  const shapes = type.isUnion() ? type.types : [type];
  const byName = new Map<string, ts.Symbol[]>();
  for (const symbol of shapes.flatMap((shape) => checker.getPropertiesOfType(shape)).filter(isFromPackage)) {
    byName.set(symbol.name, [...(byName.get(symbol.name) ?? []), symbol]);
  }
  return [...byName].map(([name, symbols]) => ({
    name,
    type: fieldType(symbols, alias, checker),
    comment:
      symbols.map((symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker))).find(Boolean) ?? '',
    isOptional: symbols.length < shapes.length || symbols.some((symbol) => !!(symbol.flags & ts.SymbolFlags.Optional)),
  }));
}

/** Expands exported type aliases for object types whose fields aren't spelled out. */
export function resolveFields(program: ts.Program, entry: ts.SourceFile): Map<string, ResolvedField[]> {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(entry);
  const found = new Map<string, ResolvedField[]>();
  for (const symbol of module ? checker.getExportsOfModule(module) : []) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const alias = target.declarations?.find(ts.isTypeAliasDeclaration);
    const type = alias && !alias.typeParameters && checker.getTypeAtLocation(alias);
    if (!alias || !type || !isClosedObject(type)) continue;
    const fields = readFields(type, alias, checker);
    if (fields.length > 0 && fields.length <= FIELDS_MAX) found.set(symbol.name, fields);
  }
  return found;
}
