import type { SourceFile } from '../protocol/messages.ts';

/** A gallery card. The code is fetched when the card is selected. */
export interface GalleryEntry {
  id: string;
  title: string;
  group: string;
  /** Searchable words: the engine's class and option names used in the code. */
  words: string;
  /** The route of its poster image. */
  poster?: string;
}

export interface GalleryExample {
  id: string;
  title: string;
  files: SourceFile[];
}

const ENGINE_NAME = /\b[A-Z]\w{2,}\b/g;
const MAX_WORDS = 40;

/** The capitalized names in a source: classes and options a reader may search for. */
export function codeToWords(files: readonly SourceFile[]): string {
  const names = files.flatMap(({ text }) => text.match(ENGINE_NAME) ?? []);
  return [...new Set(names)].slice(0, MAX_WORDS).join(' ');
}

/** The entries that contain every word of the query in title, group or code. */
export function searchGallery(entries: readonly GalleryEntry[], query: string): GalleryEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ title, group, words: code }) => {
    const text = `${title} ${group} ${code}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** Groups entries, preserving their order. */
export function groupEntries(entries: readonly GalleryEntry[]): [group: string, entries: GalleryEntry[]][] {
  const groups = new Map<string, GalleryEntry[]>();
  for (const entry of entries) groups.set(entry.group, [...(groups.get(entry.group) ?? []), entry]);
  return [...groups];
}
