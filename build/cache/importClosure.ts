import { statSync } from 'node:fs';
import { createRequire, findPackageJSON, isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readImports } from './readImports.ts';

/** Everything that decides what a program does, found by following its imports. */
export interface ImportClosure {
  /** Our own files, as absolute paths. */
  files: string[];
  /** The package.json of every package that these files import. */
  packages: string[];
  /** The environment variables that these files read. */
  env: string[];
}

type Target = { file: string } | { packageFile: string } | undefined;

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Such as `virtual:` and `astro:`: modules made up by a bundler's plugin, whose code is imported elsewhere. */
const hasScheme = (specifier: string): boolean => /^[\w-]{2,}:/.test(specifier);

function findPackage(specifier: string, importer: string): Target {
  try {
    const packageFile = findPackageJSON(specifier, pathToFileURL(importer));
    return packageFile ? { packageFile } : undefined;
  } catch {
    return undefined;
  }
}

/** Where an import leads; an unknown package or a bundler's module leads nowhere. */
function resolveImport(request: string, importer: string): Target {
  const [specifier = ''] = request.split('?');
  if (isBuiltin(specifier) || hasScheme(specifier)) return undefined;
  if (specifier.startsWith('.') || path.isAbsolute(specifier))
    return { file: path.resolve(path.dirname(importer), specifier) };
  if (specifier.startsWith('#')) return { file: createRequire(importer).resolve(specifier) };
  return findPackage(specifier, importer);
}

function resolveEntry(entry: string, root: string): Target {
  const file = path.resolve(root, entry);
  const target = isFile(file) ? { file } : findPackage(entry, path.join(root, 'package.json'));
  if (!target) throw new Error(`"${entry}" is neither a file of the project nor an installed package.`);
  return target;
}

/** Follows the imports of modules, given as paths or as names of packages, to everything they run. */
export function findImportClosure(entries: readonly string[], root = process.cwd()): ImportClosure {
  const files = new Set<string>();
  const packages = new Set<string>();
  const env = new Set<string>();
  const visitTarget = (target: Target): void => {
    if (target && 'packageFile' in target) packages.add(target.packageFile);
    else if (target) visit(target.file);
  };
  const visit = (file: string): void => {
    if (files.has(file)) return;
    if (!isFile(file)) throw new Error(`${path.relative(root, file)} is imported but doesn't exist.`);
    files.add(file);
    const { modules, assets, env: names } = readImports(file);
    names.forEach((name) => env.add(name));
    for (const name of modules) visitTarget(resolveImport(name, file));
    for (const name of assets.map((asset) => path.resolve(path.dirname(file), asset))) if (isFile(name)) visit(name);
  };
  for (const entry of entries) visitTarget(resolveEntry(entry, root));
  return { files: [...files].sort(), packages: [...packages].sort(), env: [...env].sort() };
}
