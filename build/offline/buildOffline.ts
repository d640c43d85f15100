import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { mapLimited } from '../../src/lib/mapLimited.ts';
import type { OfflineFiles } from '../../src/offline/names.ts';
import { measureSize } from './measureSize.ts';
import { fileToUrl, isForOffline } from './offlineFiles.ts';
import { collectShell } from './shellFiles.ts';

const OFFLINE_PAGE = 'offline/index.html';
const CONCURRENCY = 16;

const measureFiles = (out: string, files: readonly string[]): Promise<number[]> =>
  mapLimited(files, CONCURRENCY, async (file) => measureSize(file, await readFile(path.join(out, file))));

async function listFiles(out: string): Promise<string[]> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isForOffline)
    .toSorted();
}

async function writeWorker(out: string, buildId: string, shell: string[]): Promise<void> {
  await build({
    entryPoints: ['src/offline/worker/worker.ts'],
    outfile: path.join(out, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    define: { BUILD: JSON.stringify(buildId), SHELL: JSON.stringify(shell) },
  });
}

/** Writes this build's service worker and the list of files that can be saved for offline reading. */
export async function buildOffline(out: string, buildId: string): Promise<void> {
  const read = (file: string): string => readFileSync(path.join(out, file), 'utf8');
  await writeWorker(out, buildId, collectShell(OFFLINE_PAGE, read).map(fileToUrl));
  const files = await listFiles(out);
  const sizes = await measureFiles(out, files);
  const list: OfflineFiles = { build: buildId, files: files.map((file, at) => [fileToUrl(file), sizes[at]!]) };
  await writeFile(path.join(out, 'offline.json'), JSON.stringify(list));
}
