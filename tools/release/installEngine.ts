import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setEngineVersion } from './versions.ts';

const FILES = ['package.json', 'package-lock.json'] as const;
const isWindows = process.platform === 'win32';

export type RunNpm = (...args: string[]) => { isSuccess: boolean; output: string };

const runNpm: RunNpm = (...args) => {
  const run = spawnSync('npm', args, { encoding: 'utf8', shell: isWindows });
  return { isSuccess: run.status === 0, output: `${run.stdout}\n${run.stderr}` };
};

/** Why a version can't be installed, in one sentence; undefined if it can. */
export function findObstacle(version: string, npm: RunNpm = runNpm): string | undefined {
  const { isSuccess, output } = npm('view', `excalibur@${version}`, 'version');
  if (isSuccess && output.includes(version)) return undefined;
  return isSuccess || /E404|No match found/.test(output)
    ? `The registry has no excalibur ${version}. Nothing was changed.`
    : "Couldn't reach the registry, so nothing was changed. Check your network connection and try again.";
}

const npmErrors = (output: string): string =>
  output
    .split('\n')
    .filter((line) => /^npm (error|ERR!)/.test(line))
    .slice(0, 12)
    .join('\n');

/** Installs a version; if that fails, restores package.json and the lockfile. */
export function installEngine(version: string, npm: RunNpm = runNpm, root = '.'): void {
  const before = FILES.map((name) => path.join(root, name)).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  writeFileSync(before[0]!.file, setEngineVersion(before[0]!.text, version));
  // The lockfile contains no registry URLs, so it works with any registry.
  const { isSuccess, output } = npm('install', '--no-audit', '--no-fund', '--omit-lockfile-registry-resolved');
  if (isSuccess) return;
  for (const { file, text } of before) writeFileSync(file, text);
  throw new Error(
    `Couldn't install excalibur ${version}, so package.json and package-lock.json were restored. npm says:\n${npmErrors(output)}`,
  );
}
