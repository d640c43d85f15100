import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build } from 'esbuild';
import { mapLimited } from '../../src/lib/mapLimited.ts';
import type { OfflineFiles } from '../../src/offline/names.ts';
import { readBuild } from '../../src/offline/worker/chooseAnswer.ts';
import { fileToAddress, isForOffline } from './offlineFiles.ts';
import { collectShell } from './shellFiles.ts';

const OFFLINE_PAGE = 'offline/index.html';
const ALREADY_SMALL = /\.(woff2|png|webp|avif|jpg|mp3|ogg|wav)$/;
const AT_ONCE = 16;
const compress = promisify(gzip);

async function toSize(out: string, file: string): Promise<number> {
  const bytes = await readFile(path.join(out, file));
  return ALREADY_SMALL.test(file) ? bytes.length : (await compress(bytes)).length;
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
  const sizes = await mapLimited(files, AT_ONCE, (file) => toSize(out, file));
  const list: OfflineFiles = { build: name, files: files.map((file, at) => [fileToAddress(file), sizes[at]!]) };
  await writeFile(path.join(out, 'offline.json'), JSON.stringify(list));
}
