import path from 'node:path';
import ts from 'typescript';
import type { ApiSymbol, Block } from '../model/types.ts';

type CodeBlock = Extract<Block, { kind: 'code' }>;

const LANGUAGES = new Set(['ts', 'typescript', 'js', 'javascript']);
const EXAMPLES_DIR = '/examples';

const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  noEmit: true,
  skipLibCheck: true,
};

/** All code blocks in the model, including those nested in lists and quotes. */
export function findCodeBlocks(symbols: ApiSymbol[]): CodeBlock[] {
  const found: CodeBlock[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (value && typeof value === 'object') {
      if ('kind' in value && value.kind === 'code' && 'lang' in value) found.push(value as CodeBlock);
      else Object.values(value).forEach(visit);
    }
  };
  visit(symbols);
  return found;
}

/** Adds the imports that an example leaves out. */
function completeExample(code: string, exported: ReadonlySet<string>): string {
  if (/^\s*import\s/m.test(code)) return code;
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true);
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { parent } = node;
      const isDeclaration = 'name' in parent && parent.name === node && !ts.isPropertyAccessExpression(parent);
      const isMember = ts.isPropertyAccessExpression(parent) && parent.name === node;
      if (isDeclaration) declared.add(node.text);
      else if (!isMember) used.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const names = [...used].filter((name) => exported.has(name) && !declared.has(name)).sort();
  const imports = [
    ...(used.has('ex') ? ["import * as ex from 'excalibur';"] : []),
    ...(names.length > 0 ? [`import { ${names.join(', ')} } from 'excalibur';`] : []),
  ];
  return imports.length > 0 ? `${imports.join('\n')}\n\n${code}` : code;
}

function createHost(programs: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(COMPILER_OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  return Object.assign(host, {
    getSourceFile: (name: string, version: ts.ScriptTarget) =>
      programs.has(name) ? ts.createSourceFile(name, programs.get(name)!, version) : getSourceFile(name, version),
    fileExists: (name: string) => programs.has(name) || fileExists(name),
    readFile: (name: string) => programs.get(name) ?? readFile(name),
  });
}

/** Whether a program starts the engine, so that running it shows something. */
const startsEngine = (program: string) => /new (ex\.)?Engine\(/.test(program) && /\.start\(/.test(program);

/** Marks the examples that are complete programs and compile against the package as runnable. */
export function compileExamples(symbols: ApiSymbol[], entryPoint: string): void {
  const exported = new Set(symbols.filter(({ kind }) => kind !== 'namespace').map(({ name }) => name));
  const blocks = findCodeBlocks(symbols).filter(
    ({ lang, code }) => LANGUAGES.has(lang.toLowerCase()) && startsEngine(code),
  );
  // Most comments contain fragments; without a complete program there is nothing to compile.
  if (blocks.length === 0) return;
  const programs = new Map(
    blocks.map(({ code }, index) => [`${EXAMPLES_DIR}/example${index}.ts`, completeExample(code, exported)]),
  );
  const options = { ...COMPILER_OPTIONS, paths: { excalibur: [path.resolve(entryPoint)] } };
  const program = ts.createProgram([...programs.keys()], options, createHost(programs));
  for (const [index, [file, text]] of [...programs].entries()) {
    const source = program.getSourceFile(file);
    const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    if (problems.length === 0) blocks[index]!.program = text;
  }
}
