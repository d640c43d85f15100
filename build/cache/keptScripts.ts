import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { keepBundle } from './keptBundle.ts';

interface KeptScripts {
  /** Packages that pages load by `import('name')`. */
  packages: readonly string[];
  /** Workers that pages start by `new Worker(new URL('./name.ts', import.meta.url))`, as paths from the root. */
  workers: readonly string[];
}

const ASSETS = '_astro';
const WORKER = /new URL\(\s*'(\.[^']+)',\s*import\.meta\.url\s*\)/g;

const bundlePackage = (name: string) =>
  keepBundle(name, {
    rolldownOptions: {
      input: { [name]: name },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: '[name].[hash].js', chunkFileNames: '[name].[hash].js' },
    },
  });

const bundleWorker = (file: string) =>
  keepBundle(path.basename(file, '.ts'), {
    rolldownOptions: { input: file, output: { entryFileNames: '[name].[hash].js', codeSplitting: false } },
  });

/**
 * Large scripts that hardly ever change are bundled apart and kept between builds: bundling them anew takes longer than all
 * the rest of what runs in the browser. The development server does without.
 */
export function keptScripts({ packages, workers }: KeptScripts): Plugin {
  const root = process.cwd();
  return {
    name: 'kept-scripts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(id) {
      if (!packages.includes(id)) return undefined;
      const { parts } = await bundlePackage(id);
      for (const { name, code } of parts) this.emitFile({ type: 'asset', fileName: `${ASSETS}/${name}`, source: code });
      // All scripts lie in one folder, so this is its address from any of them.
      return { id: `./${parts[0]!.name}`, external: true };
    },
    async transform(code, id) {
      if (!code.includes('new Worker(')) return undefined;
      let changed = code;
      for (const [whole, target = ''] of code.matchAll(WORKER)) {
        const file = path.join(path.dirname(id), target);
        if (!workers.includes(normalizePath(path.relative(root, file)))) continue;
        const [script] = (await bundleWorker(file)).parts;
        const ref = this.emitFile({ type: 'asset', fileName: `${ASSETS}/${script!.name}`, source: script!.code });
        changed = changed.replace(whole, `import.meta.ROLLUP_FILE_URL_${ref}`);
      }
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}
