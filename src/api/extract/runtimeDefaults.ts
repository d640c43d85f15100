import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { readConstructorFields, readStaticObjects, type Fields } from './optionDefaults.ts';
import { expressionToDefault } from './expressionToDefault.ts';

/** Default values that declarations can't express, read from the package's JavaScript. */
export interface RuntimeDefaults {
  /** `Actor.moveTo` or `vec` → the default of each parameter by position. */
  parameters: Map<string, Map<number, string>>;
  /** Class → option field → default. */
  options: Map<string, Fields>;
}

// The bundler emits `const _Actor = class _Actor2`; the export is called `Actor`.
const bundleNameToExport = (name: string) => name.replace(/^_/, '').replace(/\d+$/, '');

function readParameters(node: ts.SignatureDeclaration): Map<number, string> {
  const entries = node.parameters.flatMap((parameter, index): [number, string][] => {
    const text = parameter.initializer && expressionToDefault(parameter.initializer);
    return text ? [[index, text]] : [];
  });
  return new Map(entries);
}

function readClass(node: ts.ClassLikeDeclaration, statics: Map<string, Fields>, out: RuntimeDefaults): void {
  const name = bundleNameToExport(node.name?.text ?? '');
  for (const member of node.members) {
    const isConstructor = ts.isConstructorDeclaration(member);
    if (!isConstructor && !ts.isMethodDeclaration(member)) continue;
    const memberName = isConstructor ? 'constructor' : member.name.getText();
    out.parameters.set(`${name}.${memberName}`, readParameters(member));
    if (isConstructor) out.options.set(name, readConstructorFields(member, statics));
  }
}

/** Reads the defaults of parameters and of option fields from an unminified bundle. */
function readDefaults(source: string): RuntimeDefaults {
  const file = ts.createSourceFile('bundle.js', source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);
  const statics = readStaticObjects(file);
  const out: RuntimeDefaults = { parameters: new Map(), options: new Map() };
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      out.parameters.set(bundleNameToExport(statement.name.text), readParameters(statement));
    }
    if (ts.isClassDeclaration(statement)) readClass(statement, statics, out);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer } of statement.declarationList.declarations) {
      if (initializer && ts.isClassExpression(initializer)) readClass(initializer, statics, out);
    }
  }
  return out;
}

/** The defaults of a package that ships its bundle unminified; none if it doesn't. */
export function readPackageDefaults(bundleFile: string): RuntimeDefaults {
  return existsSync(bundleFile)
    ? readDefaults(readFileSync(bundleFile, 'utf8'))
    : { parameters: new Map(), options: new Map() };
}
