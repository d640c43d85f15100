import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Where content lives; a test build may point at a fixture instead. */
export const contentRoot = (): string => path.resolve(process.env['SITE_CONTENT'] ?? '.');

/** Files below a folder of the content root with one of the endings, relative to the root, with forward slashes. */
export function listFiles(folder: string, endings: readonly string[]): string[] {
  const root = contentRoot();
  let names: string[];
  try {
    names = readdirSync(path.join(root, folder), { recursive: true }) as string[];
  } catch {
    return [];
  }
  return names
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .sort();
}

interface CachedText {
  mtimeMs: number;
  text: string;
}

const texts = new Map<string, CachedText>();

/** The text of a content file; read again only when the file changed. */
export function readText(file: string): string {
  const full = path.join(contentRoot(), file);
  const { mtimeMs } = statSync(full);
  const known = texts.get(full);
  if (known?.mtimeMs === mtimeMs) return known.text;
  const text = readFileSync(full, 'utf8');
  texts.set(full, { mtimeMs, text });
  return text;
}

/** Remembers what was made of a file until its text changes. */
export function rememberByFile<T>(make: (file: string) => T): (file: string) => T {
  const known = new Map<string, { text: string; made: T }>();
  return (file) => {
    const text = readText(file);
    const entry = known.get(file);
    if (entry?.text === text) return entry.made;
    const made = make(file);
    known.set(file, { text, made });
    return made;
  };
}
