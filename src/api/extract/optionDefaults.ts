import ts from 'typescript';
import { expressionToDefault } from './expressionToDefault.ts';

/** Option field → default. */
export type Fields = Map<string, string>;

function readObject(node: ts.ObjectLiteralExpression): Fields {
  const fields: Fields = new Map();
  for (const property of node.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const text = expressionToDefault(property.initializer);
    if (text) fields.set(property.name.getText(), text);
  }
  return fields;
}

/** Finds `_Engine._DEFAULT_ENGINE_OPTIONS = { … }` at the top of a bundle, by the name of the field. */
export function readStaticObjects(file: ts.SourceFile): Map<string, Fields> {
  const statics = new Map<string, Fields>();
  for (const statement of file.statements) {
    if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) continue;
    const { left, right } = statement.expression;
    if (ts.isPropertyAccessExpression(left) && ts.isObjectLiteralExpression(right) && /DEFAULT/.test(left.name.text)) {
      statics.set(left.name.text, readObject(right));
    }
  }
  return statics;
}

const namesIn = (node: ts.ConstructorDeclaration) =>
  new Set(node.parameters.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : [])));

const isParameter = (node: ts.Node, names: Set<string>) => ts.isIdentifier(node) && names.has(node.text);

/** `const { lineWidth = 1 } = options`, also when the options are spread into a new object first. */
function readPattern(pattern: ts.BindingName | undefined, fields: Fields): void {
  if (!pattern || !ts.isObjectBindingPattern(pattern)) return;
  for (const element of pattern.elements) {
    const text = element.initializer && expressionToDefault(element.initializer);
    if (text) fields.set((element.propertyName ?? element.name).getText(), text);
  }
}

/** `options.x ?? 1`, compiled for older targets to `(_a = options.x) != null ? _a : 1`. */
function readFallback(node: ts.Node, names: Set<string>, fields: Fields): void {
  const parts = splitFallback(node);
  const access = parts && findAccess(parts.value, names);
  const text = access && expressionToDefault(parts.fallback);
  if (text && !fields.has(access)) fields.set(access, text);
}

function splitFallback(node: ts.Node): { value: ts.Node; fallback: ts.Expression } | undefined {
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
    return { value: node.left, fallback: node.right };
  }
  const isNullTest = ts.isConditionalExpression(node) && /!= null$/.test(node.condition.getText());
  return isNullTest ? { value: node.condition, fallback: node.whenFalse } : undefined;
}

function findAccess(node: ts.Node, names: Set<string>): string | undefined {
  if (ts.isPropertyAccessExpression(node) && isParameter(node.expression, names)) return node.name.text;
  return ts.forEachChild(node, (child) => findAccess(child, names));
}

/** `options = { ...Engine._DEFAULT_ENGINE_OPTIONS, ...options }`. */
function readSpread(node: ts.Node, statics: Map<string, Fields>, fields: Fields): void {
  if (!ts.isSpreadAssignment(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  for (const [field, text] of statics.get(node.expression.name.text) ?? []) fields.set(field, text);
}

/** The defaults a constructor sets for the fields of its options. */
export function readConstructorFields(node: ts.ConstructorDeclaration, statics: Map<string, Fields>): Fields {
  const names = namesIn(node);
  const fields: Fields = new Map();
  for (const parameter of node.parameters) readPattern(parameter.name, fields);
  const visit = (child: ts.Node): void => {
    readFallback(child, names, fields);
    readSpread(child, statics, fields);
    if (ts.isVariableDeclaration(child)) readPattern(child.name, fields);
    ts.forEachChild(child, visit);
  };
  if (node.body) visit(node.body);
  return fields;
}
