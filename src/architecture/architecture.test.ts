import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '#root/eslint/rooms.js';
import { ArchitecturePage } from './ArchitecturePage.tsx';
import { buildRooms, toFirstSentence } from './buildRooms.ts';
import { findImports } from './findImports.ts';
import { layoutDiagram } from './layoutDiagram.ts';
import { readRooms, readSources } from './readRooms.ts';

const FIXTURE = [
  { file: 'src/pages/index.astro', text: `---\nimport A from '#src/docs/index.ts';\n---\n<A />` },
  { file: 'src/docs/index.ts', text: `export { a } from './a.ts';` },
  {
    file: 'src/docs/a.ts',
    text: `import { b } from '../lib/b.ts';\nimport type { C } from "#src/lib/c.ts";\nconst d = () => import('../ui/d.ts');`,
  },
  { file: 'src/docs/a.test.ts', text: `import { x } from '#src/pages/x.ts';` },
  { file: 'src/docs/README.md', text: '# Docs\n\nShows guides. And more.\n\nimport x from "#src/pages/x.ts"' },
  { file: 'src/lib/b.ts', text: `import fs from 'node:fs';\n// import { y } from '../docs/a.ts'` },
  { file: 'src/ui/d.ts', text: '' },
  { file: 'src/env.d.ts', text: '' },
];
const ROWS = [['pages'], ['docs', 'blog'], ['ui'], ['lib']];
const rooms = buildRooms(FIXTURE, ROWS);

describe('the rooms of a small site', () => {
  it('are those that exist, in the order of the rows', () => {
    expect(rooms.map(({ name, level, files }) => [name, level, files])).toEqual([
      ['pages', 0, 1],
      ['docs', 1, 3],
      ['ui', 2, 1],
      ['lib', 3, 1],
    ]);
  });

  it('know what they import and how many rooms use them', () => {
    const [pages, docs, ui, lib] = rooms;
    expect(pages?.imports).toEqual([{ room: 'docs', count: 1 }]);
    expect(docs?.imports).toEqual([
      { room: 'lib', count: 2 },
      { room: 'ui', count: 1 },
    ]);
    expect([lib?.imports, lib?.importedBy, ui?.importedBy, pages?.importedBy]).toEqual([[], 1, 1, 0]);
  });

  it('say what they are for in the first sentence of their README', () => {
    expect(rooms[1]?.about).toBe('Shows guides.');
    expect(toFirstSentence('# A\n\nReads v1.2 of\nthe file: `a.ts`. Then stops.')).toBe(
      'Reads v1.2 of the file: `a.ts`.',
    );
    expect(toFirstSentence('# A')).toBe('');
  });
});

describe('the diagram', () => {
  const { width, height, nodes } = layoutDiagram(rooms);

  it('has a box for each room, rows from top to bottom, and a line for each pair that meets', () => {
    expect(nodes.map(({ box }) => box.y)).toEqual(nodes.map(({ box }) => box.y).toSorted((a, b) => a - b));
    expect(nodes.map(({ edges }) => edges.map(({ to }) => to))).toEqual([['docs'], ['lib', 'ui'], [], []]);
  });

  it('keeps everything inside', () => {
    const numbers = nodes.flatMap(({ edges }) => edges.flatMap(({ path }) => path.match(/[\d.]+/g)!.map(Number)));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(Math.max(width, height));
  });
});

describe('the rooms of this site', () => {
  const real = readRooms();

  it('are all listed for lint, each with a sentence about it', () => {
    const folders = new Set(readSources().flatMap(({ file }) => /^src\/([^/]+)\//.exec(file)?.[1] ?? []));
    expect(real.map(({ name }) => name).toSorted()).toEqual([...folders].toSorted());
    expect(LEVELS.flat().toSorted()).toEqual([...folders].toSorted());
    expect(real.filter(({ about }) => !about.endsWith('.')).map(({ name }) => `src/${name}/README.md`)).toEqual([]);
  });

  it('import downwards only', () => {
    const levelOf = new Map(real.map(({ name, level }) => [name, level]));
    const upwards = real.flatMap(({ name, level, imports }) =>
      imports.filter(({ room }) => levelOf.get(room)! < level).map(({ room }) => `${name} → ${room}`),
    );
    expect(upwards).toEqual([]);
  });

  it('import what the TypeScript compiler says they import', () => {
    const local = (sources: string[]) => sources.filter((source) => /^(#src|\.)/.test(source)).toSorted();
    const modules = readSources().filter(({ file }) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$/.test(file));
    const differing = modules.filter(({ text }) => {
      const found = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
      return String(local(found)) !== String(local(findImports(text)));
    });
    expect(modules.length).toBeGreaterThan(300);
    expect(differing.map(({ file }) => file)).toEqual([]);
  });

  it('are all on the page', () => {
    const html = renderToStaticMarkup(createElement(ArchitecturePage, { rooms: real }));
    for (const { name } of real) expect(html).toContain(`id="room-${name}"`);
    expect(html).toContain(`${real.length} rooms below`);
  });
});
