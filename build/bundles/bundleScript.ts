import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, normalizePath, type InlineConfig, type Rolldown } from 'vite';

/** A script and all it imports, bundled and minified. */
export interface Bundle {
  /** The first is the script itself, the others are chunks that it loads by name. */
  chunks: { name: string; code: string }[];
  /** Our own files that went into it. */
  files: string[];
}

const isOurs = (id: string): boolean =>
  path.isAbsolute(id) && !normalizePath(id).includes('/node_modules/') && existsSync(id);

const toConfig = (options: InlineConfig['build']): InlineConfig => ({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  // Chunks find one another under any base path.
  base: './',
  build: { write: false, minify: true, ...options },
});

/** Bundles a script apart from the site's own bundle, with Vite's build options. */
export async function bundleScript(options: InlineConfig['build']): Promise<Bundle> {
  const output = await build(toConfig(options));
  const [result] = Array.isArray(output) ? output : [output];
  if (!result || !('output' in result)) throw new Error('The script was not bundled: Vite returned no output.');
  const chunks = result.output.filter((one): one is Rolldown.OutputChunk => one.type === 'chunk');
  const [entry, ...others] = chunks.toSorted((a, b) => Number(b.isEntry) - Number(a.isEntry));
  if (!entry) throw new Error('The script was not bundled: the output has no chunk.');
  return {
    chunks: [entry, ...others].map(({ fileName, code }) => ({ name: fileName, code })),
    files: chunks.flatMap(({ moduleIds }) => moduleIds).filter(isOurs),
  };
}
