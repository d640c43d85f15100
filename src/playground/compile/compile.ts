import type { CompiledModule, SourceFile } from '../protocol/messages.ts';
import { CompileError } from './compileError.ts';
import { guardLoops } from './guardLoops.ts';
import { asReactModule } from './liveReact.ts';
import { readImports } from './readImports.ts';
import { resolveImport } from './resolveImport.ts';
import { transformFile } from './transformFile.ts';

export interface Program {
  /** In execution order. */
  modules: CompiledModule[];
  libraries: string[];
  renderReact: boolean;
}

interface Linking {
  files: readonly SourceFile[];
  done: Map<string, CompiledModule>;
  underWay: Set<string>;
  libraries: Set<string>;
}

function compileFile(file: SourceFile, linking: Linking): CompiledModule {
  const code = transformFile(file);
  const names = linking.files.map(({ name }) => name);
  const imports: Record<string, string> = {};
  for (const { specifier, line } of readImports(code)) {
    const resolved = resolveImport(specifier, file.name, names);
    if ('problem' in resolved) throw new CompileError(resolved.problem, { file: file.name, line });
    if ('library' in resolved) linking.libraries.add(resolved.library);
    else link(resolved.file, linking);
    imports[specifier] = 'library' in resolved ? resolved.library : resolved.file;
  }
  return { name: file.name, code: guardLoops(code), imports };
}

/** Compiles a file after its imports. Circular imports run in the order they're encountered. */
function link(name: string, linking: Linking): void {
  if (linking.done.has(name) || linking.underWay.has(name)) return;
  linking.underWay.add(name);
  const file = linking.files.find((candidate) => candidate.name === name)!;
  linking.done.set(name, compileFile(file, linking));
}

/** Compiles an example's files for the frame. Throws a CompileError with file and line. */
export function compile(files: readonly SourceFile[]): Program {
  const [entry, ...others] = files;
  if (!entry) throw new CompileError('There is no file to run. Add one first.', {});
  const renderReact = /\.[jt]sx$/.test(entry.name);
  const linked = renderReact ? [asReactModule(entry), ...others] : [...files];
  const libraries = new Set(renderReact ? ['react', 'react-dom/client'] : ['excalibur']);
  const linking: Linking = { files: linked, done: new Map(), underWay: new Set(), libraries };
  link(entry.name, linking);
  return { modules: [...linking.done.values()], libraries: [...libraries], renderReact };
}
