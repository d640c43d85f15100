import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A line that names a version, for a person to judge: history stays, instructions change. */
export interface Mention {
  place: string;
  text: string;
}

/** Not ours, or generated. */
const SKIPPED = /^(\.git|\.astro|node_modules|reports|test-results|playwright-report|dist.*)$/;
/** Posts, the history of the API, recorded pages and the lockfile name old versions on purpose. */
const HISTORY = ['blog', 'src/api/data', 'tests/fixtures', 'package-lock.json'];
const PROSE = ['.md', '.mdx', '.html', '.txt'];
const CODE = ['.astro', '.css', '.js', '.json', '.mjs', '.ts', '.tsx', '.yaml', '.yml'];
const MAX_TEXT_LENGTH = 120;

const escapeDots = (text: string): string => text.replaceAll('.', '\\.');

/**
 * Prose also says 0.32 for 0.32.0. In code that may be any number, unless a word stands before it: "Excalibur 0.32".
 * Longer numbers such as 10.32.0 and 0.32.1 are other versions.
 */
function toPattern(version: string, isProse: boolean): RegExp {
  const full = `(?<![\\d.])${escapeDots(version)}(?!\\d|\\.\\d)`;
  const minor = /^(\d+\.\d+)\.0$/.exec(version)?.[1];
  if (!minor) return new RegExp(full);
  const before = isProse ? '(?<![\\d.])' : '(?<=[A-Za-z]{2}[ @]v?)';
  return new RegExp(`${full}|${before}${escapeDots(minor)}(?!\\d|\\.\\d)`);
}

/** The lines of a file that name the version. */
export function findMentions(file: string, text: string, version: string): Mention[] {
  const pattern = toPattern(version, PROSE.includes(path.extname(file)));
  return text
    .split('\n')
    .flatMap((line, index) =>
      pattern.test(line) ? [{ place: `${file}:${index + 1}`, text: line.trim().slice(0, MAX_TEXT_LENGTH) }] : [],
    );
}

function listTexts(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(folder, entry.name);
    if (SKIPPED.test(entry.name) || HISTORY.includes(name)) return [];
    if (entry.isDirectory()) return listTexts(root, name);
    return [...PROSE, ...CODE].includes(path.extname(name)) ? [name] : [];
  });
}

/** Every line of the project that names the version, except where it is history. */
export function listMentions(version: string, root = '.'): Mention[] {
  return listTexts(root)
    .sort()
    .flatMap((file) => findMentions(file, readFileSync(path.join(root, file), 'utf8'), version));
}
