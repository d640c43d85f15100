import path from 'node:path';
import {
  collectExampleFiles,
  fenceToFile,
  fileToExampleId,
  fileToPoster,
  importedFiles,
} from '#src/content/markdown/exampleFiles.ts';
import { listFiles, readText } from '#src/content/read/projectFiles.ts';
import { listSampleEntries, readSampleFiles, readSampleTitle } from '#src/content/read/sampleFiles.ts';
import type { SourceFile } from '../protocol/messages.ts';
import { readLiveFences } from './liveFences.ts';

/** A live example of the site: its source location and the files needed to run it. */
export interface ExampleRecord {
  id: string;
  title: string;
  /** The heading of its gallery group. */
  group: string;
  /** The content file to open when it fails. */
  file: string;
  /** The line in that file where it starts. */
  line: number;
  files: SourceFile[];
  /** The path that determines its id and poster. For a fence it's a virtual path. */
  place: string;
  /** The route of its poster, if there is one. */
  poster?: string;
}

/** `follow-camera` → `Follow camera`. */
function nameToTitle(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Reads an example file and all its imports. Names are relative to the folder of the first file. */
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
  const [root, folder = ''] = file.split('/');
  if (root === 'samples') return 'Samples';
  return root === 'blog' ? 'Blog' : nameToTitle(folder);
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

/** Every live example of the site: samples and example files, then fences. For build time and tests only. */
export function readExamples(): ExampleRecord[] {
  const files = ['docs', 'blog'].flatMap((folder) => listFiles(folder, ['.ts', '.tsx', '.mdx']));
  return [...readSampleExamples(), ...readFileExamples(files), ...readFenceExamples(files)];
}
