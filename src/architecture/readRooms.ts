import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LEVELS } from '#root/eslint/rooms.js';
import { buildRooms, type Room, type SourceFile } from './buildRooms.ts';

const READ = /\.(ts|tsx|astro|css|md)$/;

export function readSources(root = process.cwd()): SourceFile[] {
  const names = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => READ.test(name))
    .toSorted()
    .map((name) => ({
      file: `src/${name.split(path.sep).join('/')}`,
      text: readFileSync(path.join(root, 'src', name), 'utf8'),
    }));
}

/** The rooms as they are at this moment: read from the code, so that the page about them cannot go stale. */
export const readRooms = (): Room[] => buildRooms(readSources(), LEVELS);
