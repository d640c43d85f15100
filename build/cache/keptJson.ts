import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What an earlier build kept under this name; nothing when it is missing or spoilt. */
export function readKeptJson<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Keeps a value for later builds; one that reads meanwhile finds the old value or the new one, never half of it. */
export function writeKeptJson(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, JSON.stringify(value));
  renameSync(partial, file);
}
