import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transform } from 'sucrase';
import { libraryFile } from '../libraries/libraries.ts';
import { TABLE, type Library } from '../libraries/table.ts';

const require = createRequire(path.join(process.cwd(), 'package.json'));

const scriptPath = (library: Library): string =>
  path.join(path.dirname(require.resolve(`${library.package}/package.json`)), library.script);

/** Concatenates ES modules into one CommonJS script whose exports are those of the last module. */
async function joinModules(files: readonly string[]): Promise<string> {
  const bodies = await Promise.all(
    files.map(async (file) => {
      const { code } = transform(await readFile(file, 'utf8'), { transforms: ['imports'] });
      return `${JSON.stringify(`./${path.basename(file)}`)}: function (require, module, exports) {${code}\n}`;
    }),
  );
  return `var bodies = {${bodies.join(',\n')}}, loaded = {};
function load(name) {
  if (!loaded[name]) bodies[name](load, (loaded[name] = { exports: {} }), loaded[name].exports);
  return loaded[name].exports;
}
module.exports = load(${JSON.stringify(`./${path.basename(files.at(-1)!)}`)});`;
}

async function readLibrary(library: Library): Promise<string> {
  const script = scriptPath(library);
  if (library.modules) {
    const folder = path.dirname(script);
    return joinModules([...library.modules.map((name) => path.join(folder, name)), script]);
  }
  // Source maps aren't served, and a missing one would log an error in the visitor's console.
  return (await readFile(script, 'utf8')).replace(/^\/\/# sourceMappingURL=.*$/gm, '');
}

/** Every script under /playground/engine/, with the source of the installed package. */
export const engineFiles = TABLE.map((library) => ({
  file: libraryFile(library),
  read: () => readLibrary(library),
}));
