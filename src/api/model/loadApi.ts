import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createApi, type Api } from './createApi.ts';
import type { ApiModel } from './types.ts';

const PACKAGE_DIR = 'node_modules/excalibur';
const CACHE_DIR = 'node_modules/.cache/api';
const EXTRACTOR_DIR = 'src/api/extract';
const MODEL_DIR = 'src/api/model';

const isSource = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts');

/** Changes whenever the package or the code that reads it changes. */
function cacheKey(root: string): string {
  const manifest = JSON.parse(readFileSync(path.join(root, PACKAGE_DIR, 'package.json'), 'utf8')) as {
    version: string;
  };
  const hash = createHash('sha256');
  for (const folder of [EXTRACTOR_DIR, MODEL_DIR]) {
    const names = readdirSync(path.join(root, folder)).filter(isSource).sort();
    for (const name of names) hash.update(name).update(readFileSync(path.join(root, folder, name)));
  }
  return `${manifest.version}-${hash.digest('hex').slice(0, 12)}`;
}

function extract(root: string, outFile: string): void {
  const script = path.join(root, EXTRACTOR_DIR, 'main.ts');
  const run = spawnSync(process.execPath, [script, path.join(root, PACKAGE_DIR), outFile], { encoding: 'utf8' });
  if (run.status === 0) return;
  throw new Error(
    `The API of ${PACKAGE_DIR} could not be read. Run \`npm ci\` and try again.\n${run.stderr || run.error}`,
  );
}

let loaded: Api | undefined;

/** The engine's API, read once a process; the first call after a version bump extracts it (about ten seconds). */
export function loadApi(root = process.cwd()): Api {
  if (loaded) return loaded;
  const file = path.join(root, CACHE_DIR, `excalibur-${cacheKey(root)}.json`);
  if (!existsSync(file)) extract(root, file);
  loaded = createApi(JSON.parse(readFileSync(file, 'utf8')) as ApiModel);
  return loaded;
}
