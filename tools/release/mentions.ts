import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A line that mentions a version. A person decides whether to change it: instructions change, history stays. */
export interface Mention {
  place: string;
  text: string;
}

/** Third-party or generated. */
const SKIPPED = /^(\.git|\.astro|node_modules|reports|test-results|playwright-report|dist.*)$/;
/** Posts, the history of the API, fixtures, and the lockfile mention old versions on purpose. */
const HISTORY = ['blog', 'src/api/data', 'tests/fixtures', 'package-lock.json'];
const PROSE = ['.md', '.mdx', '.html', '.txt'];
const CODE = ['.astro', '.css', '.js', '.json', '.mjs', '.ts', '.tsx', '.yaml', '.yml'];
const MAX_TEXT_LENGTH = 120;

const escapeDots = (text: string): string => text.replaceAll('.', '\\.');

/**
 * Prose may shorten 0.32.0 to 0.32. In code, that could be any number unless a word precedes it: "Excalibur 0.32".
 * 10.32.0 and 0.32.1 are different versions.
 */
function toPattern(version: string, isProse: boolean): RegExp {
  const full = `(?<![\\d.])${escapeDots(version)}(?!\\d|\\.\\d)`;
  const minor = /^(\d+\.\d+)\.0$/.exec(version)?.[1];
  if (!minor) return new RegExp(full);
  const before = isProse ? '(?<![\\d.])' : '(?<=[A-Za-z]{2}[ @]v?)';
  return new RegExp(`${full}|${before}${escapeDots(minor)}(?!\\d|\\.\\d)`);
}

/** The lines of a file that mention the version. */
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

/** Every line of the project that mentions the version, except in historical content. */
export function listMentions(version: string, root = '.'): Mention[] {
  return listTexts(root)
    .sort()
    .flatMap((file) => findMentions(file, readFileSync(path.join(root, file), 'utf8'), version));
}
