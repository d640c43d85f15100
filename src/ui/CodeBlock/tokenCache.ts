import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CodeToken } from './highlighter.ts';

const FOLDER = 'node_modules/.cache/code';
/** Raise it when the same code must come out differently. */
const FORMAT = 1;

function readVersion(): string {
  const { version } = JSON.parse(readFileSync('node_modules/shiki/package.json', 'utf8')) as { version: string };
  return `${FORMAT} ${version}`;
}

let version: string | undefined;

function toFile(code: string, language: string): string {
  version ??= readVersion();
  const name = createHash('sha1').update(`${version}\n${language}\n${code}`).digest('hex');
  return path.join(FOLDER, name.slice(0, 2), `${name}.json`);
}

/** A token travels as its class, a blank and its text. */
const pack = (lines: CodeToken[][]): string[][] =>
  lines.map((line) => line.map(({ text, className }) => `${className} ${text}`));

const unpack = (lines: string[][]): CodeToken[][] =>
  lines.map((line) =>
    line.map((token) => {
      const end = token.indexOf(' ');
      return { className: token.slice(0, end), text: token.slice(end + 1) };
    }),
  );

function readTokens(file: string): CodeToken[][] | undefined {
  try {
    return unpack(JSON.parse(readFileSync(file, 'utf8')) as string[][]);
  } catch {
    return undefined;
  }
}

/** The tokens of code that was coloured before, in this build or an earlier one; else they are made and kept. */
export function rememberTokens(code: string, language: string, make: () => CodeToken[][]): CodeToken[][] {
  const file = toFile(code, language);
  const known = readTokens(file);
  if (known) return known;
  const made = make();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pack(made)));
  return made;
}
