import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setEngineVersion } from './versions.ts';

const FILES = ['package.json', 'package-lock.json'] as const;
const isWindows = process.platform === 'win32';

export type RunNpm = (...args: string[]) => { isDone: boolean; output: string };

const runNpm: RunNpm = (...args) => {
  const run = spawnSync('npm', args, { encoding: 'utf8', shell: isWindows });
  return { isDone: run.status === 0, output: `${run.stdout}\n${run.stderr}` };
};

/** Why a version cannot be had, in a sentence; nothing when it can. */
export function findObstacle(version: string, npm: RunNpm = runNpm): string | undefined {
  const { isDone, output } = npm('view', `excalibur@${version}`, 'version');
  if (isDone && output.includes(version)) return undefined;
  return isDone || /E404|No match found/.test(output)
    ? `There is no version ${version} of excalibur in the registry. Nothing was changed.`
    : 'The registry cannot be reached. Nothing was changed; try again with a network.';
}

const lastWords = (output: string): string =>
  output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .slice(0, 12)
    .join('\n');

/** Installs a version; when that fails, package.json and the lockfile are again what they were. */
export function installEngine(version: string, npm: RunNpm = runNpm, root = '.'): void {
  const before = FILES.map((name) => path.join(root, name)).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  writeFileSync(before[0]!.file, setEngineVersion(before[0]!.text, version));
  // The lockfile names no registry, so that it works with any.
  const { isDone, output } = npm('install', '--no-audit', '--no-fund', '--omit-lockfile-registry-resolved');
  if (isDone) return;
  for (const { file, text } of before) writeFileSync(file, text);
  throw new Error(
    `excalibur ${version} could not be installed; package.json and package-lock.json are as they were. npm says:\n${lastWords(output)}`,
  );
}
