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

const folderOf = (version: string): string => path.resolve(DOWNLOADS, version);
const unpackedOf = (version: string): string => path.join(folderOf(version), 'package');
const isFetched = (version: string): boolean => existsSync(path.join(unpackedOf(version), 'package.json'));

function unpack(version: string, partial: string): void {
  const folder = path.join(partial, version);
  mkdirSync(folder);
  execFileSync('tar', ['-xzf', path.join('..', `${ENGINE_PACKAGE}-${version}.tgz`)], { cwd: folder });
  rmSync(folderOf(version), { recursive: true, force: true });
  renameSync(folder, folderOf(version));
}

/** Downloads the given engine versions that are missing, with one `npm pack`. A version is cached only once it is complete. */
export function fetchPackages(versions: readonly string[]): void {
  const missing = versions.filter((version) => !isFetched(version));
  if (missing.length === 0) return;
  const partial = path.resolve(DOWNLOADS, `partial-${process.pid}`);
  mkdirSync(partial, { recursive: true });
  try {
    npm('pack', ...missing.map((version) => `${ENGINE_PACKAGE}@${version}`), '--pack-destination', partial);
    for (const version of missing) unpack(version, partial);
  } catch {
    throw new Error(
      `${ENGINE_PACKAGE} ${missing.join(', ')} couldn't be downloaded. Check the version number and your network connection.`,
    );
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
}

/** The folder of a published engine version, downloaded if needed. */
export function fetchPackage(version: string): string {
  fetchPackages([version]);
  return unpackedOf(version);
}
