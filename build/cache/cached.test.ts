import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cached, cachedSync } from './cached.ts';
import { dropUnused } from './dropUnused.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'cached-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const FILE = path.join('pages', 'docs', 'a%20b.md.json');
const make = vi.fn((text: string) => ({ text }));
beforeEach(() => void make.mockClear());
const get = (text: string) => cached('pages/docs/a b.md', { data: text }, () => make(text), folder);
const listEntries = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => path.extname(name) !== '' && name.includes('a%20b'),
  );

describe('a cached value', () => {
  it('is made once for the same inputs', async () => {
    expect(await get('one')).toEqual({ text: 'one' });
    expect(await get('one')).toEqual({ text: 'one' });
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is made again for other inputs, and replaces the old one', async () => {
    await get('one');
    expect(await get('two')).toEqual({ text: 'two' });
    expect(listEntries()).toEqual([FILE]);
  });

  it('may be undefined', async () => {
    const makeNothing = vi.fn(() => undefined);
    for (let run = 0; run < 2; run += 1) expect(await cached('nothing', {}, makeNothing, folder)).toBeUndefined();
    expect(makeNothing).toHaveBeenCalledTimes(1);
  });

  it('may be made without waiting', () => {
    const makeSync = vi.fn(() => 'value');
    for (let run = 0; run < 2; run += 1) expect(cachedSync('sync', {}, makeSync, folder)).toBe('value');
    expect(makeSync).toHaveBeenCalledTimes(1);
  });

  it('is not stored when making it fails', async () => {
    await expect(cached('fails', {}, () => Promise.reject(new Error('no')), folder)).rejects.toThrow('no');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a broken entry is made again:', () => {
  it.each([
    ['half written', '{"key":"'],
    ['empty', ''],
    ['something else', '[1]'],
    ['null', 'null'],
  ])('%s', async (_what, text) => {
    mkdirSync(path.join(folder, path.dirname(FILE)), { recursive: true });
    writeFileSync(path.join(folder, FILE), text);
    expect(await get('one')).toEqual({ text: 'one' });
    expect(readFileSync(path.join(folder, FILE), 'utf8')).toContain('one');
  });

  it('a folder in its place, which can only be worked around', async () => {
    mkdirSync(path.join(folder, FILE), { recursive: true });
    expect(await get('one')).toEqual({ text: 'one' });
    expect(await get('one')).toEqual({ text: 'one' });
    expect(readdirSync(path.join(folder, path.dirname(FILE)))).toHaveLength(1);
  });
});

describe('an entry that was not used for weeks', () => {
  const age = (days: number): void => {
    const time = (Date.now() - days * DAY_MS) / 1000;
    utimesSync(path.join(folder, FILE), time, time);
  };

  it('is dropped', async () => {
    await get('one');
    age(15);
    expect(dropUnused(folder)).toBe(1);
    expect(listEntries()).toEqual([]);
  });

  it('stays when it was used since', async () => {
    await get('one');
    age(15);
    await get('one');
    expect(dropUnused(folder)).toBe(0);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is no problem where there is no cache yet', () => expect(dropUnused(path.join(folder, 'none'))).toBe(0));
});
