// Runs in Node only. In what Vite bundles, src/playground/build/installedPlugin.ts puts the result in its place: the browser
// shall not download package.json.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { satisfies } from 'semver';
import { z } from 'zod';
import { TABLE } from './table.ts';

/** A package as it is installed here, for the scripts we serve and for projects that readers download. */
export interface Installed {
  version: string;
  /** Released for another version of the engine: npm installs it only with an override. */
  needsOverride: boolean;
}

/** What a downloaded project needs besides its libraries. */
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
