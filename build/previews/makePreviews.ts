import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mapLimited } from '../../src/lib/mapLimited.ts';
import { cached } from '../cache/cached.ts';
import { hashInputs } from '../cache/hashInputs.ts';
import { hashFile } from '../cache/readFiles.ts';
import { listPages } from '../html/builtPages.ts';
import { visitTags } from '../html/visitTags.ts';
import type { Preview } from './design.ts';
import { drawPreview } from './drawPreview.ts';

const CODE = 'build/previews/drawPreview.ts';
const AT_ONCE = 4;

interface Wanted extends Preview {
  /** Where the picture goes, relative to the built site. */
  file: string;
}

function readMetas(html: string): Map<string, string> {
  const metas = new Map<string, string>();
  visitTags(html, (tagName, { property, name, content }) => {
    const key = property ?? name;
    if (tagName === 'meta' && key && content !== undefined) metas.set(key, content);
    return tagName !== 'body';
  });
  return metas;
}

/** What a built page says about its own preview; undefined when its `og:image` is another image. */
export function pageToWanted(html: string): Wanted | undefined {
  const metas = readMetas(html);
  const file = /\/(og\/.+\.(?:png|jpg))$/.exec(decodeURI(metas.get('og:image') ?? ''))?.[1];
  const title = metas.get('og:title');
  const cover = metas.get('site:cover');
  if (!file || !title) return undefined;
  return { file, title, kicker: metas.get('site:section') ?? '', ...(cover && { cover }) };
}

async function makeOne({ file, kicker, title, ...wanted }: Wanted, root: string, code: string): Promise<void> {
  const cover = wanted.cover && path.join(root, wanted.cover);
  const data = [code, kicker, title, cover && hashFile(cover)];
  const picture = await cached(`previews/${file}`, { data }, async () => {
    const bytes = await drawPreview({ kicker, title, ...(cover && { cover }) });
    return Buffer.from(bytes).toString('base64');
  });
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, picture, 'base64');
}

/** Draws the link-preview picture of every page that asks for one. */
export async function makePreviews(root: string): Promise<number> {
  const code = hashInputs({ code: CODE });
  // One page after the other from reading to drawing: what is cut out of a page would keep all of it in memory.
  const made = await mapLimited(listPages(root), AT_ONCE, async (file) => {
    const wanted = pageToWanted(await readFile(path.join(root, file), 'utf8'));
    if (wanted) await makeOne(wanted, root, code);
    return wanted !== undefined;
  });
  return made.filter(Boolean).length;
}
