import path from 'node:path';
import {
  collectExampleFiles,
  fenceToFile,
  fileToExampleId,
  fileToPoster,
  importedFiles,
} from '#src/content/markdown/exampleFiles.ts';
import { listFiles, readText } from '#src/content/projectFiles.ts';
import { listSampleEntries, readSampleFiles, readSampleTitle } from '#src/content/sampleFiles.ts';
import type { SourceFile } from '../protocol/messages.ts';
import { readLiveFences } from './liveFences.ts';

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
  /** The file whose place decides its name and its poster; a fence has none of its own. */
  place: string;
  /** The route of its poster, when one has been taken. */
  poster?: string;
}

/** `follow-camera` → `Follow camera`. */
function nameToTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Reads an example file and every file it imports; the names are relative to the folder of the first. */
function readExampleFiles(entry: string): SourceFile[] {
  const folder = path.posix.dirname(entry);
  return collectExampleFiles(entry).map((file, index) => ({
    name: index === 0 ? `main${path.extname(file)}` : path.posix.relative(folder, file),
    text: readText(file),
  }));
}

type Found = Omit<ExampleRecord, 'id' | 'group' | 'poster'>;

const complete = (found: Found): ExampleRecord => ({
  ...found,
  id: fileToExampleId(found.place),
  group: groupOf(found.place),
  poster: fileToPoster(found.place),
});

const groupOf = (file: string): string => {
  const [room, folder = ''] = file.split('/');
  if (room === 'samples') return 'Samples';
  return room === 'blog' ? 'Blog' : nameToTitle(folder);
};

const nameOf = (file: string): string => {
  const { dir, name } = path.posix.parse(file);
  return name === 'main' || name === 'index' ? path.posix.basename(dir) : name;
};

function readFileExamples(files: readonly string[]): ExampleRecord[] {
  const programs = files.filter((file) => /\/examples\/[^/]+(\/main)?\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  const imported = new Set(programs.flatMap(importedFiles));
  return programs
    .filter((file) => !imported.has(file))
    .map((file) =>
      complete({ title: nameToTitle(nameOf(file)), file, line: 1, place: file, files: readExampleFiles(file) }),
    );
}

function readFenceExamples(files: readonly string[]): ExampleRecord[] {
  const pages = files.filter((file) => file.endsWith('.mdx'));
  return pages.flatMap((file) =>
    readLiveFences(readText(file)).map(({ language, code, title, line }, index) =>
      complete({
        title: title ?? `${nameToTitle(nameOf(file))} ${index + 1}`,
        file,
        line,
        place: fenceToFile(file, index + 1, language),
        files: [{ name: `main.${language}`, text: code }],
      }),
    ),
  );
}

const readSampleExamples = (): ExampleRecord[] =>
  listSampleEntries().map((file) =>
    complete({ title: readSampleTitle(file), file, line: 1, place: file, files: readSampleFiles(file) }),
  );

/** Every live example of the site: samples and example files, then the fences of pages. Build time and tests only. */
export function readExamples(): ExampleRecord[] {
  const files = ['docs', 'blog'].flatMap((folder) => listFiles(folder, ['.ts', '.tsx', '.mdx']));
  return [...readSampleExamples(), ...readFileExamples(files), ...readFenceExamples(files)];
}
