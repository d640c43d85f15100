import { withBase } from '#src/lib/url.ts';
import type { GalleryExample } from './gallery.ts';

/** `graphics/sprites-scale`: folders and names as the build writes them, and no way out of their folder. */
const ID = /^[\w-]+(\/[\w-]+)*$/;

function isExample(value: unknown): value is GalleryExample {
  const { title, files } = (value ?? {}) as Partial<GalleryExample>;
  return typeof title === 'string' && Array.isArray(files) && files.length > 0;
}

/** Fetches the example an address names; whatever is no example gets a sentence. */
export async function loadExample(id: string): Promise<GalleryExample> {
  const missing = new Error(`There is no example "${id}" any more. Choose another one from the gallery.`);
  if (!ID.test(id)) throw missing;
  const response = await fetch(withBase(`/playground/examples/${id}.json`));
  if (!response.ok) throw missing;
  const example: unknown = await response.json().catch(() => undefined);
  if (!isExample(example)) throw missing;
  return example;
}
