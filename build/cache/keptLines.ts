import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface KeptLines {
  /** What was kept under this key by the run before. */
  get: (key: string) => string | undefined;
  /** Keeps a line for the next run; written at once, for all lines together are larger than all else in memory. */
  put: (key: string, line: string) => void;
  /** Ends the run: what was not put is forgotten. */
  save: () => void;
}

/** The lines of the run before, by key; none when it was another code that made them. */
function readLines(file: string, code: string): Map<string, Buffer> {
  const lines = new Map<string, Buffer>();
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  let at = code.length + 1;
  if (bytes.toString('latin1', 0, at) !== `${code}\n`) return lines;
  for (let end = bytes.indexOf('\n', at); end !== -1; end = bytes.indexOf('\n', at)) {
    const space = bytes.indexOf(' ', at);
    lines.set(bytes.toString('latin1', at, space), bytes.subarray(space + 1, end));
    at = end + 1;
  }
  return lines;
}

/** Opens a file with texts of one line each, by keys without spaces. */
export function openKeptLines(file: string, code: string): KeptLines {
  const before = readLines(file, code);
  mkdirSync(path.dirname(file), { recursive: true });
  // One that reads meanwhile finds the old lines or the new ones, never half of them.
  const partial = `${file}.${process.pid}`;
  const handle = openSync(partial, 'w');
  writeFileSync(handle, `${code}\n`);
  return {
    get: (key) => before.get(key)?.toString(),
    put: (key, line) => writeFileSync(handle, `${key} ${line}\n`),
    save: () => {
      closeSync(handle);
      renameSync(partial, file);
    },
  };
}
