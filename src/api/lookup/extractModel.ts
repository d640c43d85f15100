import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { cachedSync } from '#root/build/cache/cached.ts';
import type { ApiModel } from '../model/types.ts';

const EXTRACTOR = 'src/api/extract/main.ts';

interface Manifest {
  name: string;
  version: string;
}

function readManifest(packageDir: string): Manifest {
  const { name, version } = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as Manifest;
  return { name, version };
}

function extract(packageDir: string): ApiModel {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'api-'));
  const file = path.join(folder, 'model.json');
  try {
    const run = spawnSync(process.execPath, [EXTRACTOR, packageDir, file], { encoding: 'utf8' });
    if (run.status === 0) return JSON.parse(readFileSync(file, 'utf8')) as ApiModel;
    throw new Error(
      `The API of ${packageDir} could not be read. Run \`npm ci\` and try again.\n${run.stderr || run.error}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The model of an unpacked package; extracted in a separate process when it isn't cached. */
export function extractCached(packageDir: string): ApiModel {
  const { name, version } = readManifest(packageDir);
  // A published version never changes, so the version number is a sufficient cache key for its files.
  return cachedSync(`api/${name}-${version}`, { code: EXTRACTOR, data: { name, version } }, () => extract(packageDir));
}
