import path from 'node:path';
import { collectExampleFiles } from '../markdown/exampleFiles.ts';
import { listFiles, readText } from './projectFiles.ts';

const SHARED_IMPORT = /(['"])\.\.\/shared\//g;

/** `samples/breakout/main.ts` → `breakout`. */
export const entryToSampleName = (entry: string): string => path.posix.basename(path.posix.dirname(entry));

/** The entry file of every sample that describes itself. */
export function listSampleEntries(): string[] {
  const described = listFiles('samples', ['/sample.json']).map((file) => path.posix.dirname(file));
  return described.map((folder) => `${folder}/main.ts`);
}

export const readSampleDescription = (entry: string): unknown =>
  JSON.parse(readText(`${path.posix.dirname(entry)}/sample.json`));

export const readSampleTitle = (entry: string): string =>
  String((readSampleDescription(entry) as { title?: unknown }).title);

/**
 * The files of a sample, its entry first. What samples share lies beside them in the repository; as a project of its own, a
 * sample has it in a folder inside.
 */
export function readSampleFiles(entry: string): { name: string; text: string }[] {
  const folder = path.posix.dirname(entry);
  return collectExampleFiles(entry).map((file) => ({
    name: path.posix.relative(folder, file).replace(/^\.\.\//, ''),
    text: readText(file).replace(SHARED_IMPORT, '$1./shared/'),
  }));
}
