import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const lockText = readFileSync('package-lock.json', 'utf8');
const { packages } = JSON.parse(lockText) as { packages: Record<string, LockedPackage> };

/** The platforms that contributors use. */
const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'win32-x64'];

/** Where Node would find a package that the package at `from` asks for. */
function findLocked(from: string, name: string): LockedPackage | undefined {
  const above = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...above.map((folder) => packages[`${folder}/node_modules/${name}`]), packages[`node_modules/${name}`]].find(
    Boolean,
  );
}

const platformRequests = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
  Object.entries(optionalDependencies)
    .filter(([name]) => PLATFORMS.some((platform) => name.includes(platform)))
    .map(([name, version]) => ({ from, name, version })),
);

describe('the lockfile', () => {
  it('names packages with a binary for each platform', () => {
    for (const platform of PLATFORMS) {
      expect(platformRequests.filter(({ name }) => name.includes(platform)).length, platform).toBeGreaterThan(3);
    }
  });

  it('locks every platform package that a locked package names, so that npm ci works everywhere', () => {
    const missing = platformRequests
      .filter(({ from, name, version }) => findLocked(from, name)?.version !== version)
      .map(({ from, name, version }) => `${name}@${version} (asked for by ${from})`);
    expect(missing).toEqual([]);
  });

  it('holds a checksum for each package and the address of no registry', () => {
    // The root and its workspaces have no tarball, and so neither a checksum nor a download URL.
    const entries = Object.entries(packages).filter(([path, entry]) => path.includes('node_modules/') && !entry.link);
    expect(entries.filter(([, entry]) => !entry.integrity).map(([path]) => path)).toEqual([]);
    expect(entries.filter(([, entry]) => entry.resolved !== undefined).map(([path]) => path)).toEqual([]);
    expect(readFileSync('.npmrc', 'utf8')).not.toMatch(/registry/);
  });

  it('fits the packages that package.json names, each with an exact version', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+/);
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });
});
