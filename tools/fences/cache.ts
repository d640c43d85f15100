import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Fence } from './readFences.ts';

const FILE = 'node_modules/.cache/fences.json';

/** Two fences with the same code and expectation, checked against the same packages, have the same outcome. */
export function createKey(versions: string): (fence: Fence) => string {
  return ({ code, language, expectError, engine }) =>
    createHash('sha256')
      .update(JSON.stringify([versions, language, expectError, engine, code]))
      .digest('base64url');
}

export function readPassed(): Set<string> {
  try {
    return new Set(JSON.parse(readFileSync(FILE, 'utf8')) as string[]);
  } catch {
    return new Set();
  }
}

export function writePassed(keys: Iterable<string>): void {
  mkdirSync('node_modules/.cache', { recursive: true });
  writeFileSync(FILE, JSON.stringify([...keys]));
}
