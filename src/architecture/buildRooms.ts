import path from 'node:path';
import { findImports } from './findImports.ts';

export interface SourceFile {
  /** `src/docs/Toc/Toc.tsx`, with forward slashes. */
  file: string;
  text: string;
}

export interface Room {
  name: string;
  /** The row it stands in; rooms import from rows below. */
  level: number;
  about: string;
  files: number;
  /** How many imports lead from here to each other room, the most used first. */
  imports: { room: string; count: number }[];
  importedBy: number;
}

const MODULE = /\.(ts|tsx|astro)$/;
/** The underscore keeps a README among the routes from becoming one. */
const README = /^_?README\.md$/;
const TEST = /\.test\.tsx?$/;

const roomOf = (file: string): string | undefined => /^src\/([^/]+)\//.exec(file)?.[1];

function targetOf(file: string, source: string): string | undefined {
  if (source.startsWith('#src/')) return `src/${source.slice('#src/'.length)}`;
  return source.startsWith('.') ? path.posix.join(path.posix.dirname(file), source) : undefined;
}

/** The first sentence below the title of a README. */
export function toFirstSentence(readme: string): string {
  const [, paragraph = ''] = readme.split(/\n\s*\n/);
  const text = paragraph.replace(/\s+/g, ' ').trim();
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

function countImports(room: string, files: readonly SourceFile[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { file, text } of files.filter((candidate) => MODULE.test(candidate.file))) {
    for (const source of findImports(text)) {
      const to = roomOf(targetOf(file, source) ?? '');
      if (to && to !== room) counts.set(to, (counts.get(to) ?? 0) + 1);
    }
  }
  return counts;
}

/** The rooms of the site in the order of their rows, with what they really import; tests are not counted. */
export function buildRooms(files: readonly SourceFile[], levels: readonly (readonly string[])[]): Room[] {
  const byRoom = Map.groupBy(files, ({ file }) => roomOf(file) ?? '');
  const names = levels.flat().filter((name) => byRoom.has(name));
  const rooms = names.map((name): Room => {
    const all = byRoom.get(name)!.filter(({ file }) => !TEST.test(file));
    const readme = all.find(({ file }) => README.test(file.slice(`src/${name}/`.length)))?.text ?? '';
    const imports = [...countImports(name, all)]
      .filter(([room]) => names.includes(room))
      .map(([room, count]) => ({ room, count }))
      .sort((a, b) => b.count - a.count || (a.room < b.room ? -1 : 1));
    const level = levels.findIndex((row) => row.includes(name));
    return { name, level, about: toFirstSentence(readme), files: all.length, imports, importedBy: 0 };
  });
  for (const { imports } of rooms)
    for (const { room } of imports) rooms.find(({ name }) => name === room)!.importedBy += 1;
  return rooms;
}
