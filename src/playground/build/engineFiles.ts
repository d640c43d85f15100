import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transform } from 'sucrase';
import { LIBRARIES } from '../compile/libraries.ts';

const require = createRequire(path.join(process.cwd(), 'package.json'));

const packageFolder = (name: string): string => path.dirname(require.resolve(`${name}/package.json`));

/** Where the script of each library lies in its package. */
const SOURCES: Record<string, [packageName: string, file: string]> = {
  excalibur: ['excalibur', 'build/dist/excalibur.min.js'],
  '@excaliburjs/plugin-tiled': ['@excaliburjs/plugin-tiled', 'build/umd/excalibur-tiled.min.js'],
  '@excaliburjs/plugin-ldtk': ['@excaliburjs/plugin-ldtk', 'build/umd/excalibur-ldtk.min.js'],
  '@excaliburjs/plugin-aseprite': ['@excaliburjs/plugin-aseprite', 'build/umd/excalibur-aseprite.min.js'],
  '@excaliburjs/plugin-spritefusion': ['@excaliburjs/plugin-spritefusion', 'dist/excalibur-spritefusion.min.js'],
  scheduler: ['scheduler', 'cjs/scheduler.production.js'],
  react: ['react', 'cjs/react.production.js'],
  'react/jsx-runtime': ['react', 'cjs/react-jsx-runtime.production.js'],
  'react-dom': ['react-dom', 'cjs/react-dom.production.js'],
  'react-dom/client': ['react-dom', 'cjs/react-dom-client.production.js'],
};

const JSFXR_FILES = ['riffwave.mjs', 'sfxr.mjs', 'excalibur-jsfxr.min.js'];

/** The sound plugin is published as three ES modules only; this joins them into one CommonJS text. */
async function readJsfxr(): Promise<string> {
  const folder = path.join(packageFolder('@excaliburjs/plugin-jsfxr'), 'dist');
  const bodies = await Promise.all(
    JSFXR_FILES.map(async (file) => {
      const { code } = transform(await readFile(path.join(folder, file), 'utf8'), { transforms: ['imports'] });
      return `${JSON.stringify(`./${file}`)}: function (require, module, exports) {${code}\n}`;
    }),
  );
  return `var bodies = {${bodies.join(',\n')}}, loaded = {};
function load(name) {
  if (!loaded[name]) bodies[name](load, (loaded[name] = { exports: {} }), loaded[name].exports);
  return loaded[name].exports;
}
module.exports = load('./excalibur-jsfxr.min.js');`;
}

async function readLibrary(name: string): Promise<string> {
  if (name === '@excaliburjs/plugin-jsfxr') return readJsfxr();
  const [packageName, file] = SOURCES[name]!;
  const text = await readFile(path.join(packageFolder(packageName), file), 'utf8');
  // The maps are not served, and a missing one is reported in the visitor's console.
  return text.replace(/^\/\/# sourceMappingURL=.*$/gm, '');
}

/** Every script under /playground/engine/, with the text of the installed package. */
export const engineFiles = LIBRARIES.map(({ name, file }) => ({ file, read: () => readLibrary(name) }));
