/** A library that examples can import. */
export interface Library {
  /** The import specifier. */
  name: string;
  package: string;
  /** The library's script in its package, served under the same file name. */
  script: string;
  /** ES modules in the script's folder that it imports, in dependency order. They're bundled into one script. */
  modules?: readonly string[];
  /** The libraries it imports. */
  needs: readonly string[];
  /** The folder of its declarations in the package. Without one, the editor types the whole library as `any`. */
  typings?: string;
  /** Imported by other libraries, not by authors. */
  isInternal?: boolean;
}

const plugin = (name: string, script: string, typings: string): Library => ({
  name: `@excaliburjs/${name}`,
  package: `@excaliburjs/${name}`,
  script,
  needs: ['excalibur'],
  typings,
});

/**
 * Everything about the playground's libraries except their versions, which come from package.json (`installed.ts`).
 * React's typings are omitted because they would double the editor's download.
 */
export const TABLE: readonly Library[] = [
  {
    name: 'excalibur',
    package: 'excalibur',
    script: 'build/dist/excalibur.min.js',
    needs: [],
    typings: 'build/dist',
  },
  plugin('plugin-tiled', 'build/umd/excalibur-tiled.min.js', 'build/umd/src'),
  plugin('plugin-ldtk', 'build/umd/excalibur-ldtk.min.js', 'build/umd/src'),
  {
    ...plugin('plugin-jsfxr', 'dist/excalibur-jsfxr.min.js', 'dist'),
    modules: ['riffwave.mjs', 'sfxr.mjs'],
  },
  plugin('plugin-aseprite', 'build/umd/excalibur-aseprite.min.js', 'build/umd/src'),
  plugin('plugin-spritefusion', 'dist/excalibur-spritefusion.min.js', 'dist/src'),
  { name: 'scheduler', package: 'scheduler', script: 'cjs/scheduler.production.js', needs: [], isInternal: true },
  { name: 'react', package: 'react', script: 'cjs/react.production.js', needs: [] },
  {
    name: 'react/jsx-runtime',
    package: 'react',
    script: 'cjs/react-jsx-runtime.production.js',
    needs: ['react'],
    isInternal: true,
  },
  { name: 'react-dom', package: 'react-dom', script: 'cjs/react-dom.production.js', needs: ['react'] },
  {
    name: 'react-dom/client',
    package: 'react-dom',
    script: 'cjs/react-dom-client.production.js',
    needs: ['react', 'react-dom', 'scheduler'],
  },
];
