import type { NamesFile } from '../view/names.ts';

let file: Promise<NamesFile> | undefined;

async function fetchNames(url: string): Promise<NamesFile> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as NamesFile;
}

/** All names, fetched once a visit; a failed attempt isn't cached, so the next one tries again. */
export function loadNames(url: string): Promise<NamesFile> {
  file ??= fetchNames(url).catch((error: unknown) => {
    file = undefined;
    throw error;
  });
  return file;
}
