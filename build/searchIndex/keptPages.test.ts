import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openKeptPages } from './keptPages.ts';

const page = (text: string, build: string): string =>
  `<html><head><meta name="site-build" content="${build}"></head><body><main><h1>Actors</h1><p>${text}</p></main></body></html>`;

describe('pages kept for the next index', () => {
  let folder: string;
  beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'kept-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const read = (html: string, route = '/docs/actors') => {
    const kept = openKeptPages('/', folder);
    const found = kept.read(Buffer.from(html), route);
    kept.save();
    return JSON.stringify(found);
  };

  it('are what they were when only the deployment has another name', () => {
    const first = read(page('Anything that moves.', 'one'));
    expect(first).toContain('Anything that moves.');
    expect(read(page('Anything that moves.', 'two'))).toBe(first);
  });

  it('are read again when their text has changed', () => {
    read(page('Anything that moves.', 'one'));
    expect(read(page('Anything that lives.', 'one'))).toContain('Anything that lives.');
  });

  it('are the same in every sign when they are kept', () => {
    const first = read(page('“Ünïcode” → 100 % 🗡', 'one'));
    expect(first).toContain('“Ünïcode” → 100 % 🗡');
    expect(read(page('“Ünïcode” → 100 % 🗡', 'one'))).toBe(first);
  });

  it('are not taken for others of the same text', () => {
    read(page('Anything that moves.', 'one'));
    expect(read(page('Anything that moves.', 'one'), '/docs/copy')).toContain('"route":"/docs/copy"');
  });

  it('stay out of the index when they were out of it', () => {
    const hidden =
      '<html><head><meta name="robots" content="noindex"></head><body><main><h1>A</h1></main></body></html>';
    expect(read(hidden)).toBeUndefined();
    expect(read(hidden)).toBeUndefined();
  });
});
