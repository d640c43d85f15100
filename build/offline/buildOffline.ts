import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { mapLimited } from '../../src/lib/mapLimited.ts';
import type { OfflineFiles } from '../../src/offline/names.ts';
import { readBuild } from '../../src/offline/worker/chooseAnswer.ts';
import { openKeptSizes } from './keptSizes.ts';
import { fileToAddress, isForOffline } from './offlineFiles.ts';
import { collectShell } from './shellFiles.ts';

const OFFLINE_PAGE = 'offline/index.html';
const SIZES = 'node_modules/.cache/offline/sizes.json';
const AT_ONCE = 16;

async function measureFiles(out: string, files: readonly string[]): Promise<number[]> {
  const sizes = openKeptSizes(SIZES);
  const found = await mapLimited(files, AT_ONCE, async (file) =>
    sizes.measure(file, await readFile(path.join(out, file))),
  );
  sizes.save();
  return found;
}

async function listFiles(out: string): Promise<string[]> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isForOffline)
    .toSorted();
}

async function writeWorker(out: string, name: string, shell: string[]): Promise<void> {
  await build({
    entryPoints: ['src/offline/worker/worker.ts'],
    outfile: path.join(out, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    define: { BUILD: JSON.stringify(name), SHELL: JSON.stringify(shell) },
  });
}

/** Writes the service worker of this deployment and the list of all that can be kept. */
export async function buildOffline(out: string): Promise<void> {
  const read = (file: string): string => readFileSync(path.join(out, file), 'utf8');
  const name = readBuild(read(OFFLINE_PAGE));
  if (!name) throw new Error(`${OFFLINE_PAGE} does not say which build it is of: stamp the pages first.`);
  await writeWorker(out, name, collectShell(OFFLINE_PAGE, read).map(fileToAddress));
  const files = await listFiles(out);
  const sizes = await measureFiles(out, files);
  const list: OfflineFiles = { build: name, files: files.map((file, at) => [fileToAddress(file), sizes[at]!]) };
  await writeFile(path.join(out, 'offline.json'), JSON.stringify(list));
}
