import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { hashInputs } from '../cache/hashInputs.ts';
import { readImports } from '../cache/readImports.ts';

/** Code that runs outside the bundles: the config with its plugins, and the program that reads the engine's API. */
const UNBUNDLED = ['astro.config.mjs', 'src/api/extract/main.ts'];

export interface CodeKey {
  plugin: Plugin;
  /** To be read after bundling. */
  hash: () => string;
}

const isOurs = (id: string): boolean => path.isAbsolute(id) && !id.includes('node_modules') && existsSync(id);

/** Files for the browser: scripts of the client, and the styles and images that pages bring. */
const isForBrowser = ({ type }: Rolldown.OutputChunk | Rolldown.OutputAsset, environment: string): boolean =>
  environment === 'client' || type === 'asset';

/**
 * The part of every page's cache key that stands for code. Astro itself compares the modules of a page's route, but not
 * the names of files that the page shares with others, nor environment variables, nor code that isn't bundled.
 */
export function createCodeKey(): CodeKey {
  const fileNames = new Set<string>();
  const env = new Set<string>();
  const plugin: Plugin = {
    name: 'site-code-key',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (isForBrowser(file, this.environment.name)) fileNames.add(file.fileName);
        for (const id of this.getModuleIds()) if (isOurs(id)) readImports(id).env.forEach((name) => env.add(name));
      },
    },
  };
  const toSetting = (name: string): string => `${name}=${process.env[name] ?? ''}`;
  const hash = (): string =>
    hashInputs({ code: UNBUNDLED, data: [[...fileNames].sort(), [...env].sort().map(toSetting)] });
  return { plugin, hash };
}
