import type { Plugin } from 'vite';
import { cached } from '../cache/cached.ts';
import { bundleScript, type Bundle } from './bundleScript.ts';

const ASSETS = '_astro';
const THIS_FILE = 'build/bundles/prebundlePackages.ts';

const bundlePackage = (name: string): Promise<Bundle> =>
  cached(`bundles/${name}`, { code: [THIS_FILE, name] }, () =>
    bundleScript({
      rolldownOptions: {
        input: { [name]: name },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].[hash].js', chunkFileNames: '[name].[hash].js' },
      },
    }),
  );

/**
 * Large packages that pages load by `import('name')` are bundled apart and cached: bundling them takes longer than
 * everything else that runs in the browser. The development server does without.
 */
export function prebundlePackages(packages: readonly string[]): Plugin {
  return {
    name: 'prebundle-packages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(id) {
      if (!packages.includes(id)) return undefined;
      const { chunks } = await bundlePackage(id);
      for (const { name, code } of chunks)
        this.emitFile({ type: 'asset', fileName: `${ASSETS}/${name}`, source: code });
      // All scripts are in one folder, so this is its URL from any of them.
      return { id: `./${chunks[0]!.name}`, external: true };
    },
  };
}
