import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createApi, type Api } from './createApi.ts';
import type { ApiModel, ApiSymbol } from '../model/types.ts';

const PACKAGE_DIR = 'node_modules/excalibur';
const CACHE_DIR = 'node_modules/.cache/api';
const EXTRACTOR_DIR = 'src/api/extract';
const MODEL_DIR = 'src/api/model';

const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');

/** Changes whenever the code that reads the package changes. */
function extractorHash(root: string): string {
  const hash = createHash('sha256');
  for (const folder of [EXTRACTOR_DIR, MODEL_DIR]) {
    const names = readdirSync(path.join(root, folder)).filter(isSource).sort();
    for (const name of names) hash.update(name).update(readFileSync(path.join(root, folder, name)));
  }
  return hash.digest('hex').slice(0, 12);
}

function extract(root: string, packageDir: string, outFile: string): void {
  const script = path.join(root, EXTRACTOR_DIR, 'main.ts');
  const run = spawnSync(process.execPath, [script, packageDir, outFile], { encoding: 'utf8' });
  if (run.status === 0) return;
  throw new Error(
    `The API of ${packageDir} could not be read. Run \`npm ci\` and try again.\n${run.stderr || run.error}`,
  );
}

/** What an earlier extractor left behind is never read again. */
function removeOutdated(folder: string, prefix: string, current: string): void {
  const outdated = readdirSync(folder).filter((name) => name.startsWith(prefix) && name !== current);
  for (const name of outdated) rmSync(path.join(folder, name), { force: true });
}

/** The model of an unpacked package; extracted in a process of its own when no cached one fits. */
export function extractCached(root: string, packageDir: string): ApiModel {
  const manifest = readFileSync(path.join(packageDir, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(manifest) as { name: string; version: string };
  const file = path.join(root, CACHE_DIR, `${name}-${version}-${extractorHash(root)}.json`);
  if (!existsSync(file)) {
    extract(root, packageDir, file);
    removeOutdated(path.dirname(file), `${name}-${version}-`, path.basename(file));
  }
  return JSON.parse(readFileSync(file, 'utf8')) as ApiModel;
}

/** With symbols that exist only to measure how the site grows, when they are asked for (tools/bench/growth). */
function withGrowth(root: string, model: ApiModel): ApiModel {
  const folder = process.env['SITE_GROWTH'];
  if (!folder) return model;
  const grown = JSON.parse(readFileSync(path.join(root, folder, 'api.json'), 'utf8')) as ApiSymbol[];
  return { ...model, symbols: [...model.symbols, ...grown] };
}

let loaded: Api | undefined;

/** The engine's API, read once a process; the first call after a version bump extracts it (about ten seconds). */
export function loadApi(root = process.cwd()): Api {
  loaded ??= createApi(withGrowth(root, extractCached(root, path.join(root, PACKAGE_DIR))));
  return loaded;
}
