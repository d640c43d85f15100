import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';

/** A file to write; its path is relative to the project root. */
export interface OutputFile {
  path: string;
  bytes: Buffer | string;
}

export async function formatSource({ path: file, bytes }: OutputFile): Promise<Buffer | string> {
  if (typeof bytes !== 'string' || !file.endsWith('.ts')) return bytes;
  return format(bytes, { ...(await resolveConfig(file)), filepath: file });
}

export async function writeOutput(root: string, file: OutputFile): Promise<void> {
  const target = path.join(root, file.path);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, await formatSource(file));
}
