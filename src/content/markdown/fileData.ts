import type { VFile } from 'vfile';

export interface Heading {
  depth: number;
  slug: string;
  text: string;
}

/** A component that a page imports and hydrates in the browser. */
export interface Island {
  /** The module, as of `resolveImport`. */
  module: string;
  exportName: string;
  /** Whether it isn't rendered at build time at all (`client:only`). */
  isClientOnly: boolean;
}

interface ImportedName {
  module: string;
  /** The name under which the module exports it, `*` for the whole module. */
  name: string;
}

type ImportedNames = Map<string, ImportedName>;

declare module 'vfile' {
  interface DataMap {
    headings: Heading[];
    /** Ids of everything the page takes from other files. */
    modules: Set<string>;
    /** What the names that the page imports stand for. */
    imports: ImportedNames;
    islands: Island[];
  }
}

/** Notes that the page needs a module. */
export function addModule(file: VFile, id: string): void {
  (file.data.modules ??= new Set()).add(id);
}
