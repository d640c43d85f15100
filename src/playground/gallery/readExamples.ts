import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from '../protocol/messages.ts';
import { fenceToExampleId, fileToExampleId, posterFile } from './exampleId.ts';
import { readLiveFences } from './liveFences.ts';
import { readWebpSize } from './webpSize.ts';

/** An example of the site: where it comes from, and all that is needed to run it. */
export interface ExampleRecord {
  id: string;
  title: string;
  /** The folder it belongs to, as a heading. */
  group: string;
  /** The content file to open when it fails. */
  file: string;
  /** The line of that file on which it begins. */
  line: number;
  files: SourceFile[];
  /** Width divided by height of its poster, when it has one. */
  posterAspect?: number;
}

const RELATIVE_IMPORT = /\bfrom\s+['"](\.{1,2}\/[^'"]+)['"]|\bimport\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const ENDINGS = ['', '.ts', '.tsx', '.json'];

/** `follow-camera` → `Follow camera`. */
export function nameToTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  const names = readdirSync(path.join(root, folder), { recursive: true }) as string[];
  return names.map((name) => `${folder}/${name.split(path.sep).join('/')}`).sort();
}

function resolveRelative(root: string, from: string, specifier: string): string | undefined {
  const base = path.posix.join(path.posix.dirname(from), specifier);
  const candidates = [...ENDINGS.map((ending) => base + ending), base.replace(/\.js(x?)$/, '.ts$1')];
  return candidates.find((file) => /\.\w+$/.test(file) && existsSync(path.join(root, file)));
}

function importsOf(root: string, file: string, text: string): string[] {
  return [...text.matchAll(RELATIVE_IMPORT)].flatMap(([, first, second]) => {
    const found = resolveRelative(root, file, first ?? second ?? '');
    return found ? [found] : [];
  });
}

/** Reads an example file and every file it imports; the names are relative to the folder of the first. */
export function readExampleFiles(root: string, entry: string): SourceFile[] {
  const folder = path.posix.dirname(entry);
  const texts = new Map<string, string>();
  const visit = (file: string): void => {
    if (texts.has(file)) return;
    const text = readFileSync(path.join(root, file), 'utf8');
    texts.set(file, text);
    importsOf(root, file, text).forEach(visit);
  };
  visit(entry);
  return [...texts].map(([file, text], index) => ({
    name: index === 0 ? `main${path.extname(file)}` : path.posix.relative(folder, file),
    text,
  }));
}

function withPoster(root: string, record: Omit<ExampleRecord, 'posterAspect'>): ExampleRecord {
  const file = path.join(root, posterFile(record.id));
  const size = existsSync(file) ? readWebpSize(readFileSync(file)) : undefined;
  return { ...record, posterAspect: size && size.width / size.height };
}

const groupOf = (file: string): string => {
  const [room, folder = ''] = file.split('/');
  return room === 'blog' ? 'Blog' : nameToTitle(folder);
};

function readExampleEntries(root: string, files: string[]): ExampleRecord[] {
  const programs = files.filter((file) => /\/examples\/[^/]+(\/main)?\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  const imported = new Set(
    programs.flatMap((file) => importsOf(root, file, readFileSync(path.join(root, file), 'utf8'))),
  );
  return programs
    .filter((file) => !imported.has(file))
    .map((file) => {
      const id = fileToExampleId(file);
      const title = nameToTitle(id.slice(id.lastIndexOf('/') + 1));
      return withPoster(root, { id, title, group: groupOf(file), file, line: 1, files: readExampleFiles(root, file) });
    });
}

function readPageEntries(root: string, files: string[]): ExampleRecord[] {
  return files
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) =>
      readLiveFences(readFileSync(path.join(root, file), 'utf8')).map((fence, index) => {
        const id = fenceToExampleId(file, index + 1);
        const name = path.basename(file).replace(/\.mdx?$/, '');
        const title =
          fence.title ?? `${nameToTitle(name === 'index' ? path.basename(path.dirname(file)) : name)} ${index + 1}`;
        const sources = [{ name: `main.${fence.language}`, text: fence.code }];
        return withPoster(root, { id, title, group: groupOf(file), file, line: fence.line, files: sources });
      }),
    );
}

/** Every live example of the site: example files first, then the fences of pages. Build time and tests only. */
export function readExamples(root: string = process.env['SITE_CONTENT'] ?? '.'): ExampleRecord[] {
  const files = ['docs', 'blog'].flatMap((folder) => listFiles(path.resolve(root), folder));
  return [...readExampleEntries(root, files), ...readPageEntries(root, files)];
}
