import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, normalizePath, type InlineConfig, type Rolldown } from 'vite';
import { readAll, toHash } from './inputHash.ts';
import { readKeptJson, writeKeptJson } from './keptJson.ts';

/** A script and all it imports, bundled and minified. */
export interface Bundle {
  /** The first is the script itself, the others are parts that it loads by name. */
  parts: { name: string; code: string }[];
  /** Our own files that went into it. */
  files: string[];
}

interface KeptBundle extends Bundle {
  inputs: string;
}

const FOLDER = 'node_modules/.cache/bundles';
const PACKAGES = 'package-lock.json';

const isOurs = (id: string): boolean =>
  path.isAbsolute(id) && !normalizePath(id).includes('/node_modules/') && existsSync(id);

const toConfig = (how: InlineConfig['build']): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // Parts find one another wherever the site lies.
  base: './',
  build: { write: false, minify: true, ...how },
});

async function makeBundle(config: InlineConfig): Promise<Bundle> {
  const output = await build(config);
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error('A kept bundle was not built: no output.');
  const chunks = result.output.filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');
  const [entry, ...rest] = chunks.toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry));
  if (!entry) throw new Error('A kept bundle was not built: it has no script.');
  return {
    parts: [entry, ...rest].map(({ fileName, code }) => ({ name: fileName, code })),
    files: chunks.flatMap(({ moduleIds }) => moduleIds).filter(isOurs),
  };
}

/** A bundle that hardly any edit changes: made once, then taken as it is until one of its own files or a package changes. */
export async function keepBundle(name: string, how: InlineConfig['build'], folder = FOLDER): Promise<Bundle> {
  const file = path.join(folder, `${name}.json`);
  const config = toConfig(how);
  // Written down now: Vite fills the configuration in while it works.
  const settings = JSON.stringify(config);
  const hashInputs = (files: readonly string[]): string => toHash(settings, ...readAll([PACKAGES, ...files]));
  const known = readKeptJson<KeptBundle>(file);
  if (known && known.inputs === hashInputs(known.files)) return known;
  const bundle = await makeBundle(config);
  writeKeptJson(file, { inputs: hashInputs(bundle.files), ...bundle } satisfies KeptBundle);
  return bundle;
}
