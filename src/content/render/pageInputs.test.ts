import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashInputs } from '#root/build/cache/hashInputs.ts';
import { findImportClosure } from '#root/build/cache/importClosure.ts';
import { hashModuleFiles, hashSharedContent, PAGE_CODE, readShownPrograms } from './pageInputs.ts';

let folder: string;
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'inputs-'))));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe('a compiled page depends on', () => {
  const closure = findImportClosure(PAGE_CODE);
  const listed = closure.files.map((file) => path.relative('.', file).split(path.sep).join('/'));

  it.each(['src/ui/Link/externalRel.ts', 'src/content/markdown/remarkTabs.ts', 'src/api/extract/main.ts'])(
    'code, however deep: %s',
    (file) => expect(listed).toContain(file),
  );

  it.each(['site.config.ts', 'sidebars.ts'])('the configuration: %s', (file) => expect(listed).toContain(file));

  it.each(['excalibur', '@mdx-js/mdx', 'shiki'])('the package %s', (name) =>
    expect(closure.packages.some((file) => file.endsWith(path.join('node_modules', name, 'package.json')))).toBe(true),
  );

  it('the base path', () => {
    const before = hashInputs({ code: PAGE_CODE });
    vi.stubEnv('SITE_BASE', '/elsewhere/');
    expect(hashInputs({ code: PAGE_CODE })).not.toBe(before);
  });

  it('the images of the site, which give it their sizes', () => {
    write('a.png', 'small');
    const before = hashSharedContent(folder);
    write('a.png', 'larger');
    expect(hashSharedContent(folder)).not.toBe(before);
  });

  it('a program it shows, and what that imports', () => {
    vi.stubEnv('SITE_CONTENT', folder);
    write('docs/examples/main.ts', `import { word } from './word.ts';`);
    write('docs/examples/word.ts', `export const word = 1;`);
    const read = () => readShownPrograms('docs/page.mdx', '<Example src="./examples/main.ts" />');
    const before = read();
    write('docs/examples/word.ts', `export const word = 'changed';`);
    expect(read()).not.toEqual(before);
  });
});

describe('a rendered page depends on', () => {
  it('files that it imports, also by way of a partial, and images next to it', () => {
    vi.stubEnv('SITE_CONTENT', folder);
    write('docs/_part.mdx', "import note from './note.txt?raw';\n\n{note}");
    write('docs/note.txt', 'first');
    write('docs/ball.png', 'first');
    const body = "import Part from './_part.mdx';\n\n<Part />\n\n![A ball](./ball.png)";
    const hash = () => hashModuleFiles({ file: 'docs/page.mdx', body, bodyLine: 1 });
    const hashes = [hash()];
    for (const file of ['docs/note.txt', 'docs/ball.png', 'docs/_part.mdx']) {
      write(file, file.endsWith('.mdx') ? "import note from './note.txt?raw';\n\nMore: {note}" : 'second one');
      hashes.push(hash());
    }
    expect(new Set(hashes).size).toBe(4);
  });

  it('no file when it uses none', () => {
    expect(
      hashModuleFiles({ file: 'docs/page.mdx', body: '```js\nimport a from "b";\n```', bodyLine: 1 }),
    ).toBeUndefined();
  });
});
