import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { TABLE } from '../libraries/table.ts';

const require = createRequire(path.join(process.cwd(), 'package.json'));
const REFERENCE = /\/\/\/\s*<reference\s+lib="([^"]+)"/g;
const ENTRY_LIBRARIES = ['es2023', 'dom', 'dom.iterable'];

type Files = Record<string, string>;

/** TypeScript's own lib declarations: the entry files and everything they reference. */
async function readLanguage(): Promise<Files> {
  const folder = path.dirname(require.resolve('typescript'));
  const files: Files = {};
  const visit = async (library: string): Promise<void> => {
    const name = `lib.${library.toLowerCase()}.d.ts`;
    if (files[`/lib/${name}`] !== undefined) return;
    const text = await readFile(path.join(folder, name), 'utf8');
    files[`/lib/${name}`] = text;
    await Promise.all([...text.matchAll(REFERENCE)].map(([, referred]) => visit(referred!)));
  };
  await Promise.all(ENTRY_LIBRARIES.map(visit));
  return files;
}

/** The declarations in one folder of a package, at the path where TypeScript resolves them. */
async function readPackage(name: string, folder: string): Promise<Files> {
  const root = path.dirname(require.resolve(`${name}/package.json`));
  const listed = await readdir(path.join(root, folder), { recursive: true });
  const declarations = listed.filter((file) => file.endsWith('.d.ts')).map((file) => path.posix.join(folder, file));
  const entries = await Promise.all(
    ['package.json', ...declarations].map(async (file): Promise<[string, string]> => {
      const text = await readFile(path.join(root, file), 'utf8');
      return [`/node_modules/${name}/${file}`, file === 'package.json' ? shortenManifest(text) : text];
    }),
  );
  return Object.fromEntries(entries);
}

/** Only the fields that module resolution reads. */
function shortenManifest(text: string): string {
  const { name, version, types, typings, exports } = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify({ name, version, types, typings, exports });
}

/** All declarations for the editor's TypeScript, by virtual path. */
export async function readTypings(): Promise<Files> {
  const packages = TABLE.flatMap(({ package: name, typings }) => (typings ? [readPackage(name, typings)] : []));
  return Object.assign({}, ...(await Promise.all([readLanguage(), ...packages]))) as Files;
}
