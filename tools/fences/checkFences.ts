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

/** Programs for different engines share what they read of the language itself: parsing it takes longer than checking a fence. */
const languageFiles = new Map<string, ts.SourceFile | undefined>();

function readOnce(name: string, read: () => ts.SourceFile | undefined): ts.SourceFile | undefined {
  if (!/[/\\]typescript[/\\]lib[/\\]lib\.[^/\\]+$/.test(name)) return read();
  if (!languageFiles.has(name)) languageFiles.set(name, read());
  return languageFiles.get(name);
}

/** A compiler host that also knows the fences, which are in no file of their own. */
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

function judge(fence: Fence, diagnostics: readonly ts.Diagnostic[]): string[] {
  const { expectError } = fence;
  if (expectError === undefined) return diagnostics.map((diagnostic) => describe(fence, diagnostic));
  const wanted = expectError === true ? 'an error' : `error TS${expectError}`;
  const found = diagnostics.some(({ code }) => expectError === true || code === expectError);
  return found ? [] : [`${fence.file}:${fence.line}: the fence says it fails with ${wanted}, but it does not.`];
}

/** Code for an older engine is compiled against that version as it was published. */
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
    return { fence, problems: judge(fence, diagnostics) };
  });
}

/** One sentence for everything that does not compile as its fence says. */
export function checkFences(fences: readonly Fence[]): Result[] {
  const byEngine = Map.groupBy(fences, ({ engine }) => engine);
  fetchPackages([...byEngine.keys()].filter((engine) => engine !== undefined));
  return [...byEngine].flatMap(([engine, group]) => checkAgainst(engine, group));
}
