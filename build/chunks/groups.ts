import path from 'node:path';
import { isCSSRequest, normalizePath } from 'vite';

interface ModuleInfo {
  importedIds: readonly string[];
  importers: readonly string[];
}

/** The part of the bundler's module graph that grouping needs. */
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

export interface Group {
  debugName: string;
  name: (id: string, graph: Graph) => string | null;
  test?: (id: string) => boolean;
}

const fileToId = (file: string): string => normalizePath(path.resolve(file));

function readInfo(graph: Graph, file: string): ModuleInfo {
  const info = graph.getModuleInfo(fileToId(file));
  if (!info) throw new Error(`${file} is in the list of chunks in astro.config.mjs, but no page imports it.`);
  return info;
}

/** A script with everything it imports statically, in one file: that of the page script that imports it. */
export const groupScript = (name: string, file: string): Group => ({
  debugName: name,
  name: (id, graph) => (readInfo(graph, file).importers.includes(id) ? name : null),
});

function listImports(graph: Graph, file: string): Set<string> {
  const found = new Set(readInfo(graph, file).importedIds);
  // A set may grow while it's iterated; what's added is visited too.
  for (const id of found) for (const next of graph.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** The stylesheets that a module imports, directly or not, in one file. */
export function groupStyles(name: string, file: string): Group {
  let imports: Set<string> | undefined;
  return {
    debugName: name,
    test: isCSSRequest,
    name: (id, graph) => ((imports ??= listImports(graph, file)).has(id) ? name : null),
  };
}
