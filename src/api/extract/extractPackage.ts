import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiModel } from '../model/types.ts';
import { buildModel } from './buildModel.ts';
import { compileExamples } from './compileExamples.ts';
import { runTypeDoc } from './runTypeDoc.ts';
import { readPackageDefaults } from './runtimeDefaults.ts';

const BUNDLE = 'build/esm/excalibur.js';

interface PackageJson {
  name: string;
  version: string;
  types?: string;
  typings?: string;
}

// The published entry only re-exports `index.d.ts` and adds a global; the exports are in the index.
function findEntry(packageDir: string, { types, typings }: PackageJson): string {
  const entry = path.resolve(packageDir, types ?? typings ?? 'index.d.ts');
  const index = path.join(path.dirname(entry), 'index.d.ts');
  return existsSync(index) ? index : entry;
}

/** Reads an unpacked package and returns the model of what it exports. */
export async function extractPackage(packageDir: string): Promise<ApiModel> {
  const manifest = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as PackageJson;
  const entry = findEntry(packageDir, manifest);
  const declarations = await runTypeDoc(entry);
  const defaults = readPackageDefaults(path.join(packageDir, BUNDLE));
  const model = buildModel(declarations, defaults, { packageName: manifest.name, version: manifest.version });
  compileExamples(model.symbols, entry);
  return model;
}
