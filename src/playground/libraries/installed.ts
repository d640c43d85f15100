// Runs in Node only. In Vite bundles, src/playground/build/installedPlugin.ts replaces this module with its result, so that
// the browser doesn't download package.json.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { satisfies } from 'semver';
import { z } from 'zod';
import { TABLE } from './table.ts';

/** An installed package, for the scripts we serve and for downloaded projects. */
export interface Installed {
  version: string;
  /** Released for another engine version: npm installs it only with an override. */
  needsOverride: boolean;
}

/** What a downloaded project needs in addition to its libraries. */
const TOOLS = ['@types/react', '@types/react-dom', 'typescript'];

const Manifest = z.object({ version: z.string(), peerDependencies: z.record(z.string(), z.string()).optional() });
const require = createRequire(path.join(process.cwd(), 'package.json'));

const readManifest = (name: string): z.infer<typeof Manifest> =>
  Manifest.parse(JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')));

function readInstalled(name: string, engineVersion: string): Installed {
  const { version, peerDependencies = {} } = readManifest(name);
  const range = peerDependencies['excalibur'] ?? '*';
  return { version, needsOverride: !satisfies(engineVersion, range, { includePrerelease: true }) };
}

function readAll(): Record<string, Installed> {
  const names = new Set([...TABLE.map((library) => library.package), ...TOOLS]);
  const { version } = readManifest('excalibur');
  return Object.fromEntries([...names].map((name) => [name, readInstalled(name, version)]));
}

export const INSTALLED: Readonly<Record<string, Installed>> = readAll();
