import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { memoizeByFile } from './readFiles.ts';

const names = z.record(z.string(), z.unknown()).default({});
const manifestSchema = z.object({
  name: z.string().default(''),
  version: z.string().default(''),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});

const readManifest = memoizeByFile((bytes) => {
  const manifest = manifestSchema.parse(JSON.parse(bytes.toString('utf8')));
  const { name, version, dependencies, optionalDependencies, peerDependencies } = manifest;
  const needs = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  return { label: `${name}@${version}`, needs };
});

/** Optional packages and peers may be missing. */
function findInstalled(name: string, importer: string): string | undefined {
  try {
    return findPackageJSON(name, pathToFileURL(importer));
  } catch {
    return undefined;
  }
}

/** `name@version` of installed packages, given by their package.json, and of everything they depend on. */
export function listPackageVersions(packageFiles: readonly string[]): string[] {
  const seen = new Set<string>();
  const labels = new Set<string>();
  const pending = [...packageFiles];
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const { label, needs } = readManifest(file);
    labels.add(label);
    for (const name of needs) {
      const found = findInstalled(name, file);
      if (found) pending.push(found);
    }
  }
  return [...labels].sort();
}
