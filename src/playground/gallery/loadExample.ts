import { withBase } from '#src/lib/url.ts';
import type { GalleryExample } from './gallery.ts';

/** `graphics/sprites-scale`: folders and names as the build writes them, and no way out of their folder. */
const ID = /^[\w-]+(\/[\w-]+)*$/;

function isExample(value: unknown): value is GalleryExample {
  const { title, files } = (value ?? {}) as Partial<GalleryExample>;
  return typeof title === 'string' && Array.isArray(files) && files.length > 0;
}

const missing = (id: string): Error =>
  new Error(`There is no example "${id}" any more. Choose another one from the gallery.`);
const unreached = (id: string): Error =>
  new Error(`The example "${id}" did not load. Check your connection and choose it again.`);

/** Half a file did not arrive; a page in its place is how some hosts say that there is none. */
function parseAnswer(text: string, id: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw text.startsWith('<') ? missing(id) : unreached(id);
  }
}

/** Fetches the example an address names; whatever is no example gets a sentence. */
export async function loadExample(id: string): Promise<GalleryExample> {
  if (!ID.test(id)) throw missing(id);
  const response = await fetch(withBase(`/playground/examples/${id}.json`)).catch(() => Promise.reject(unreached(id)));
  if (!response.ok) throw missing(id);
  const example = parseAnswer(await response.text().catch(() => Promise.reject(unreached(id))), id);
  if (!isExample(example)) throw missing(id);
  return example;
}
