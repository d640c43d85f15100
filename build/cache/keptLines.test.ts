import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openKeptLines } from './keptLines.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'lines-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const open = (code = 'one') => openKeptLines(path.join(folder, 'kept.lines'), code);

function keep(lines: Record<string, string>): void {
  const kept = open();
  for (const [key, line] of Object.entries(lines)) kept.put(key, line);
  kept.save();
}

test('lines are found again by their keys', () => {
  keep({ a: 'Words with spaces — and “signs”', b: '' });
  expect(open().get('a')).toBe('Words with spaces — and “signs”');
  expect(open().get('b')).toBe('');
  expect(open().get('c')).toBeUndefined();
});

test('what was not put again is forgotten', () => {
  keep({ a: 'One' });
  keep({ b: 'Two' });
  expect(open().get('a')).toBeUndefined();
});

test('nothing is left of what another code made', () => {
  keep({ a: 'One' });
  expect(open('two').get('a')).toBeUndefined();
});

test('a run that was not finished changes nothing', () => {
  keep({ a: 'One' });
  open().put('b', 'Two');
  expect(open().get('a')).toBe('One');
  expect(open().get('b')).toBeUndefined();
});

test('one file is left', () => {
  keep({ a: 'One' });
  keep({ a: 'One' });
  expect(readdirSync(folder)).toEqual(['kept.lines']);
});
