import path from 'node:path';
import { Application, type JSONOutput } from 'typedoc';
import ts from 'typescript';
import { resolveFields, type ResolvedField } from './resolveFields.ts';

/** TypeDoc's output, and the fields of types it doesn't expand. */
export interface Declarations {
  project: JSONOutput.ProjectReflection;
  fields: Map<string, ResolvedField[]>;
}

const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Reads a declaration file and its exports with TypeDoc. */
export async function runTypeDoc(entryPoint: string): Promise<Declarations> {
  const app = await Application.bootstrap({
    name: 'api',
    basePath: path.dirname(entryPoint),
    logLevel: 'Error',
    excludePrivate: true,
    disableGit: true,
    sourceLinkTemplate: '{path}#{line}',
    skipErrorChecking: true,
    validation: false,
  });
  const program = ts.createProgram([entryPoint], COMPILER_OPTIONS);
  const sourceFile = program.getSourceFile(entryPoint);
  if (!sourceFile)
    throw new Error(`${entryPoint} could not be read. Make sure the package is installed with its type declarations.`);
  const project = app.converter.convert([{ displayName: 'api', program, sourceFile }]);
  return {
    project: app.serializer.projectToObject(project, app.options.getValue('basePath') as never),
    fields: resolveFields(program, sourceFile),
  };
}
