import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const FILES: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ imports: { '#src/*': './src/*' } }),
  'make.ts': `import { word } from './src/word.ts';\nimport type { T } from './src/types.ts';\nexport default word;`,
  'src/word.ts': `export { deep as word } from '#src/deep.ts';`,
  'src/deep.ts': `import 'outer';\nconst font = new URL('./font.ttf', import.meta.url);\nexport const deep = process.env['CACHE_TEST'];`,
  'src/types.ts': `export type T = string;`,
  'src/font.ttf': 'glyphs',
  'node_modules/outer/package.json': JSON.stringify({ name: 'outer', version: '1.0.0', dependencies: { inner: '*' } }),
  'node_modules/inner/package.json': JSON.stringify({ name: 'inner', version: '1.0.0' }),
  'content/page.md': '# Page',
};

/** A small project on disk, to change one file at a time. */
export interface TestProject {
  root: string;
  write: (file: string, text: string) => void;
  remove: () => void;
}

export function createTestProject(): TestProject {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'cache-')));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  return { root, write, remove: () => rmSync(root, { recursive: true }) };
}
