import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';
import { INSTALLED } from '../libraries/installed.ts';

const MODULE = normalizePath(fileURLToPath(new URL('../libraries/installed.ts', import.meta.url)));

/** Bundles the versions of the installed libraries as data, so that package.json isn't shipped to the browser. */
export function installedLibraries(): Plugin {
  return {
    name: 'playground-installed-libraries',
    enforce: 'pre',
    load: (id) => (id === MODULE ? `export const INSTALLED = ${JSON.stringify(INSTALLED)};` : undefined),
  };
}
