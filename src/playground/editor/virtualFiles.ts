import type ts from 'typescript';
import { TABLE } from '../libraries/table.ts';

const PROJECT = '/project/';
const LIBRARY_FOLDER = '/lib/';
const GLOBALS = `${PROJECT}globals.d.ts`;
const UNTYPED = `${PROJECT}untyped.d.ts`;

/** Makes the engine available as a global too. Libraries without typings are `any`. */
const AMBIENT: [string, string][] = [
  [GLOBALS, `export * from 'excalibur';\nexport as namespace ex;\n`],
  [
    UNTYPED,
    TABLE.filter(({ typings }) => !typings)
      .map(({ name }) => `declare module '${name}';\n`)
      .join(''),
  ],
];

/** The file system exposed to TypeScript. */
export class VirtualFiles {
  readonly #library: ReadonlyMap<string, string>;
  readonly #folders = new Set<string>();
  readonly #open = new Map<string, { text: string; version: number }>();

  constructor(library: ReadonlyMap<string, string>) {
    this.#library = new Map([...library, ...AMBIENT]);
    for (const path of this.#library.keys()) {
      for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1))
        this.#folders.add(path.slice(0, at));
    }
  }

  pathOf(name: string): string {
    return PROJECT + name;
  }

  isOpen(path: string): boolean {
    return this.#open.has(path);
  }

  read(path: string): string | undefined {
    return this.#open.get(path)?.text ?? this.#library.get(path);
  }

  setFiles(files: readonly { name: string; text: string }[]): void {
    const paths = new Set(files.map(({ name }) => this.pathOf(name)));
    for (const path of this.#open.keys()) if (!paths.has(path)) this.#open.delete(path);
    for (const { name, text } of files) {
      const path = this.pathOf(name);
      const known = this.#open.get(path);
      if (known?.text !== text) this.#open.set(path, { text, version: (known?.version ?? 0) + 1 });
    }
  }

  createHost(options: ts.CompilerOptions): ts.LanguageServiceHost {
    // TypeScript requests this repeatedly; the snapshot must be the same object while its text is unchanged.
    const snapshots = new Map<string, { text: string; snapshot: ts.IScriptSnapshot }>();
    const snapshotOf = (path: string) => {
      const text = this.read(path);
      if (text === undefined) return undefined;
      const known = snapshots.get(path);
      if (known?.text === text) return known.snapshot;
      const snapshot = createSnapshot(text);
      snapshots.set(path, { text, snapshot });
      return snapshot;
    };
    return {
      getCompilationSettings: () => options,
      getScriptFileNames: () => [GLOBALS, UNTYPED, ...this.#open.keys()],
      getScriptVersion: (path) => String(this.#open.get(path)?.version ?? 0),
      getScriptSnapshot: snapshotOf,
      getCurrentDirectory: () => PROJECT,
      getDefaultLibFileName: () => `${LIBRARY_FOLDER}lib.es2023.d.ts`,
      fileExists: (path) => this.read(path) !== undefined,
      readFile: (path) => this.read(path),
      directoryExists: (path) => this.#folders.has(path.replace(/\/$/, '')) || `${path}/`.startsWith(PROJECT),
      getDirectories: () => [],
    };
  }
}

function createSnapshot(text: string): ts.IScriptSnapshot {
  return {
    getText: (from, to) => text.slice(from, to),
    getLength: () => text.length,
    getChangeRange: () => undefined,
  };
}
