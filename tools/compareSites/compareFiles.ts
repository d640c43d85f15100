import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { diffLines, type Hunk } from './diffLines.ts';
import { normalizeText } from './normalizeText.ts';
import { pageToLines } from './pageToLines.ts';
import type { FileKind } from './siteFiles.ts';
import { textToLines } from './textToLines.ts';

/** The differences between the files of one name in two sites. */
export function compareFiles(
  name: string,
  kind: FileKind,
  before: readonly string[],
  after: readonly string[],
): Hunk[] {
  if (kind === 'script') return [];
  const read = kind === 'binary' ? describeBytes : readText;
  const old = before.map(read).toSorted().join('\n');
  const current = after.map(read).toSorted().join('\n');
  // Most files are equal without parsing them.
  if (old === current) return [];
  const toLines = kind === 'page' ? pageToLines : (text: string) => textToLines(name, text);
  return diffLines(toLines(old), toLines(current));
}

const readText = (file: string): string => normalizeText(readFileSync(file, 'utf8'));

function describeBytes(file: string): string {
  const bytes = readFileSync(file);
  return `${bytes.length} bytes, SHA-256 ${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`;
}
