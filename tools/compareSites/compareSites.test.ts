import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAllowances, type Allowance } from './allowances.ts';
import { compareSites, isUnnamed } from './compareSites.ts';
import { buildReport } from './report.ts';

const root = mkdtempSync(path.join(tmpdir(), 'compare-sites-'));
afterAll(() => rmSync(root, { recursive: true }));

function writeSite(files: Record<string, string>): string {
  const dir = mkdtempSync(path.join(root, 'site-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  }
  return dir;
}

const page = (main: string) => `<!doctype html><title>t</title><main>${main}</main>`;

function compare(before: Record<string, string>, after: Record<string, string>, allowances: Allowance[] = []) {
  const results = compareSites(writeSite(before), writeSite(after), allowances);
  return { report: buildReport(results), unnamed: results.filter(isUnnamed).map(({ name }) => name) };
}

test('two builds of one site are equal, whatever their hashes', () => {
  const { report, unnamed } = compare(
    {
      'index.html': page('<img src="/_astro/a.12345678.webp">'),
      '_astro/a.12345678.webp': 'w',
      '_astro/b.11111111.js': '1',
    },
    {
      'index.html': page('<img src="/_astro/a.abcdefgh.webp">'),
      '_astro/a.abcdefgh.webp': 'w',
      '_astro/b.22222222.js': '2',
    },
  );
  expect(unnamed).toEqual([]);
  expect(report).toContain('Pages: 1 equal, 0 differ, 0 differ as named.');
});

test('a changed page, text or image is found, and so are new and missing files', () => {
  const { report, unnamed } = compare(
    { 'index.html': page('<p>a</p>'), 'llms.txt': 'a\nb', 'a.png': '1', 'gone/index.html': page('') },
    { 'index.html': page('<p>b</p>'), 'llms.txt': 'a\nc', 'a.png': '2', 'feed.json': '{}' },
  );
  expect(unnamed).toEqual(['a.png', 'feed.json', 'gone/index.html', 'index.html', 'llms.txt']);
  expect(report).toContain('index.html (in body > main > p)\n    - a\n    + b');
  expect(report).toContain('Removed files: 1\n  gone/index.html');
});

test('the same change on many pages is told once', () => {
  const site = (rel: string) =>
    Object.fromEntries(
      ['a', 'b', 'c'].map((name) => [`${name}.html`, page(`<a href="/${name}" rel="${rel}">${name}</a>`)]),
    );
  const { report } = compare(site('next'), site('prev'));
  expect(report).toContain('Differences without a name: 1\n\n  3 files, e.g. a.html');
});

test('a named difference is counted apart, and only it', () => {
  const before = { 'index.html': page('<nav><a>x</a></nav><p>a</p>'), 'old/index.html': page('') };
  const allowances = [
    { reason: 'The old page goes.', file: /^old\// },
    { reason: 'The menu is new.', inside: /main > nav/ },
  ];
  const named = compare(before, { 'index.html': page('<nav><b>y</b></nav><p>a</p>') }, allowances);
  expect(named.unnamed).toEqual([]);
  expect(named.report).toContain('1 files, e.g. index.html: The menu is new.');
  const unnamed = compare(before, { 'index.html': page('<nav><b>y</b></nav><p>b</p>') }, allowances);
  expect(unnamed.unnamed).toEqual(['index.html']);
  expect(unnamed.report).not.toContain('+ <b>');
});

test('a pattern for lines names a change only when it matches both sides', () => {
  const sites = [{ 'a.txt': 'one\ntwo' }, { 'a.txt': 'one\n2' }] as const;
  expect(compare(...sites, [{ reason: 'r', line: /^- two$/ }]).unnamed).toEqual(['a.txt']);
  expect(compare(...sites, [{ reason: 'r', line: /^(- two|\+ 2)$/ }]).unnamed).toEqual([]);
});

test('the order of keys in a JSON file means nothing, the order of a list does', () => {
  expect(compare({ 'a.json': '{"a":1,"b":2}' }, { 'a.json': '{"b":2,"a":1}' }).unnamed).toEqual([]);
  expect(compare({ 'a.json': '[1,2]' }, { 'a.json': '[2,1]' }).unnamed).toEqual(['a.json']);
});

test('rules of a stylesheet that change places are one difference', () => {
  const media = '@media (width<40rem){.c{d:e}.f{g:h}}';
  const swapped = compare(
    { '_astro/a.12345678.css': `.a{b:c}${media}` },
    { '_astro/a.12345678.css': `${media}.a{b:c}` },
  );
  expect(swapped.report).toMatch(/Differences without a name: 1\n\n {2}_astro\/a\.css\n {4}- order of the rules/);
  const changed = compare({ 'a.css': `.a{b:c}${media}` }, { 'a.css': `.a{b:c}${media.replace('h', 'i')}` });
  expect(changed.report).toContain('- @media (width<40rem){.c{d:e}.f{g:h}}');
});

test('of the offline list only the files count that a visitor opens', () => {
  const list = (...files: [string, number][]) => ({ 'offline.json': JSON.stringify({ build: 'x', files }) });
  expect(compare(list(['a/', 1], ['_astro/x.js', 1]), list(['_astro/y.js', 2], ['a/', 2])).unnamed).toEqual([]);
  expect(compare(list(['a/', 1]), list(['b/', 1])).unnamed).toEqual(['offline.json']);
});

test('a faulty list of intended differences is refused in one sentence', () => {
  const refuse = (text: string) => () => readAllowances(path.join(writeSite({ 'a.json': text }), 'a.json'));
  expect(refuse('[{ "reason": "r" }]')).toThrow('entry 0: needs one of "file", "inside", "line"');
  expect(refuse('[{ "reason": "r", "file": "(" }]')).toThrow('"(" is no regular expression');
  expect(refuse('[')).toThrow("can't be read as JSON");
});
