import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

export const ENGINE_PACKAGE = 'excalibur';
const DOWNLOADS = 'node_modules/.cache/api/packages';

export const npm = (...args: string[]): string =>
  execFileSync('npm', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });

/** The folder of a published version of the engine; fetched once, and whole or not at all. */
export function fetchPackage(version: string): string {
  const folder = path.resolve(DOWNLOADS, version);
  const unpacked = path.join(folder, 'package');
  if (existsSync(path.join(unpacked, 'package.json'))) return unpacked;
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  try {
    npm('pack', `${ENGINE_PACKAGE}@${version}`, '--pack-destination', partial);
  } catch {
    throw new Error(`Version ${version} of ${ENGINE_PACKAGE} could not be fetched: check its number and the network.`);
  }
  execFileSync('tar', ['-xzf', `${ENGINE_PACKAGE}-${version}.tgz`], { cwd: partial });
  rmSync(folder, { recursive: true, force: true });
  renameSync(partial, folder);
  return unpacked;
}
