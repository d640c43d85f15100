import path from 'node:path';
import { findImportClosure } from './importClosure.ts';
import { toHash } from './hash.ts';
import { listPackageVersions } from './packageVersions.ts';
import { hashFile, listFilesBelow } from './readFiles.ts';

/** What a thing is made from. Paths start at the project's root. */
export interface Inputs {
  /**
   * The modules (or packages) that make it. Everything they import counts, with the versions of the packages among it and
   * the environment variables that are read on the way: nobody has to list any of these.
   */
  code?: string | readonly string[];
  /** Files and folders that the code reads, by content. */
  files?: readonly string[];
  /** Everything else it depends on: texts, settings, a hash of inputs that many things share. Must be JSON. */
  data?: unknown;
}

function hashCode(entries: readonly string[], root: string): string {
  const { files, packages, env } = findImportClosure(entries, root);
  return toHash(
    process.version,
    ...hashEach(files, root),
    ...listPackageVersions(packages),
    ...env.map((name) => `${name}=${process.env[name] ?? ''}`),
  );
}

/** Names count too: a renamed file may be found by other rules. They're relative, so that a project may be moved. */
const hashEach = (files: readonly string[], root: string): string[] =>
  files.map((file) => `${path.relative(root, file).split(path.sep).join('/')} ${hashFile(file)}`);

/** One hash of everything that decides how a thing turns out: equal hashes, equal result. */
export function hashInputs({ code = [], files = [], data }: Inputs, root = process.cwd()): string {
  const entries = typeof code === 'string' ? [code] : code;
  const places = files.map((file) => path.resolve(root, file));
  return toHash(
    entries.length > 0 ? hashCode(entries, root) : '',
    ...hashEach(places.flatMap(listFilesBelow), root),
    JSON.stringify(data) ?? '',
  );
}
