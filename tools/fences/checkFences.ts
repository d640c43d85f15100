import ts from 'typescript';
import { fetchPackage, fetchPackages } from '../api/fetchPackage.ts';
import type { Fence } from './readFences.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

const nameOf = (fence: Fence): string => `${process.cwd()}/${fence.file}.line${fence.line}.${fence.language}`;

/** Programs for different engine versions share TypeScript's lib files, because parsing them takes longer than checking a fence. */
const libFiles = new Map<string, ts.SourceFile | undefined>();

function readOnce(name: string, read: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  if (!/[/\\]typescript[/\\]lib[/\\]lib\.[^/\\]+$/.test(name)) return read();
  if (!libFiles.has(name)) libFiles.set(name, read());
  return libFiles.get(name);
}

/** A compiler host that also serves the fences, which exist only in memory. */
function createHost(fences: ReadonlyMap<string, Fence>, options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  return {
    ...host,
    fileExists: (name) => fences.has(name) || host.fileExists(name),
    readFile: (name) => fences.get(name)?.code ?? host.readFile(name),
    getSourceFile: (name, target, ...rest) => {
      const fence = fences.get(name);
      if (fence) return ts.createSourceFile(name, fence.code, target);
      return readOnce(name, () => host.getSourceFile(name, target, ...rest));
    },
  };
}

function describe(fence: Fence, diagnostic: ts.Diagnostic): string {
  const offset = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
  const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ');
  return `${fence.file}:${fence.line + offset}: TS${diagnostic.code}: ${text}`;
}

function toProblems(fence: Fence, diagnostics: readonly ts.Diagnostic[]): string[] {
  const { expectError } = fence;
  if (expectError === undefined) return diagnostics.map((diagnostic) => describe(fence, diagnostic));
  const expected = expectError === true ? 'an error' : `error TS${expectError}`;
  const isFound = diagnostics.some(({ code }) => expectError === true || code === expectError);
  return isFound ? [] : [`${fence.file}:${fence.line}: the fence says it fails with ${expected}, but it compiles.`];
}

/** Code for an older engine is compiled against that published version. */
const optionsFor = (engine: string | undefined): ts.CompilerOptions =>
  engine ? { ...OPTIONS, paths: { excalibur: [fetchPackage(engine)] } } : OPTIONS;

interface Result {
  fence: Fence;
  problems: string[];
}

function checkAgainst(engine: string | undefined, fences: readonly Fence[]): Result[] {
  const options = optionsFor(engine);
  const byName = new Map(fences.map((fence) => [nameOf(fence), fence]));
  const program = ts.createProgram([...byName.keys()], options, createHost(byName, options));
  return [...byName].map(([name, fence]) => {
    const source = program.getSourceFile(name);
    const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return { fence, problems: toProblems(fence, diagnostics) };
  });
}

/** Compiles the fences. Each problem is one sentence about a fence that doesn't compile, or compiles but shouldn't. */
export function checkFences(fences: readonly Fence[]): Result[] {
  const byEngine = Map.groupBy(fences, ({ engine }) => engine);
  fetchPackages([...byEngine.keys()].filter((engine) => engine !== undefined));
  return [...byEngine].flatMap(([engine, group]) => checkAgainst(engine, group));
}
