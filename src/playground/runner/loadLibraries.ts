import { withBase } from '#src/lib/url.ts';
import { libraryFile, withNeeds } from '../libraries/libraries.ts';
import type { Library } from '../libraries/table.ts';
import type { LibraryScript } from '../protocol/messages.ts';
import { loadBlob } from './loadBlob.ts';

export const libraryUrl = (library: Library): string => withBase(`/playground/engine/${libraryFile(library)}`);

async function loadLibrary(library: Library): Promise<LibraryScript> {
  const source = await loadBlob(libraryUrl(library)).catch(() => {
    throw new Error(`"${library.name}" did not load. Check your connection and run again.`);
  });
  return { name: library.name, text: await source.text() };
}

/** The scripts of the named libraries and their dependencies, in the format of the start message. */
export const loadLibraries = (names: Iterable<string>): Promise<LibraryScript[]> =>
  Promise.all(withNeeds(names).map(loadLibrary));
