import { withBase } from '#src/lib/url.ts';
import type { GalleryExample } from './gallery.ts';

/** `graphics/sprites-scale`: folder and file names as the build writes them. Rules out path traversal. */
const ID = /^[\w-]+(\/[\w-]+)*$/;

function isExample(value: unknown): value is GalleryExample {
  const { title, files } = (value ?? {}) as Partial<GalleryExample>;
  return typeof title === 'string' && Array.isArray(files) && files.length > 0;
}

const missing = (id: string): Error =>
  new Error(`There is no example "${id}" any more. Choose another one from the gallery.`);
const unreached = (id: string): Error =>
  new Error(`The example "${id}" did not load. Check your connection and choose it again.`);

/** A truncated file is worth a retry. Some hosts respond with an HTML page instead of a 404. */
function parseAnswer(text: string, id: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw text.startsWith('<') ? missing(id) : unreached(id);
  }
}

/** Fetches an example by its id from the URL. Rejects with a message for the visitor if there is none. */
export async function loadExample(id: string): Promise<GalleryExample> {
  if (!ID.test(id)) throw missing(id);
  const response = await fetch(withBase(`/playground/examples/${id}.json`)).catch(() => Promise.reject(unreached(id)));
  if (!response.ok) throw missing(id);
  const example = parseAnswer(await response.text().catch(() => Promise.reject(unreached(id))), id);
  if (!isExample(example)) throw missing(id);
  return example;
}
