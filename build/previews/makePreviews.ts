import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mapLimited } from '../../src/lib/mapLimited.ts';
import { listPages } from '../html/builtPages.ts';
import { decodeEntities } from '../../src/lib/entities.ts';
import type { Preview } from './design.ts';
import { drawPreview } from './drawPreview.ts';

const CACHE = 'node_modules/.cache/previews';
/** Raise it when the picture's design changes. */
const DESIGN = 3;
const AT_ONCE = 4;

interface Wanted extends Preview {
  /** Where the picture goes, relative to the built site. */
  file: string;
}

/** What a built page says of its own preview; nothing when it shows a picture of another kind. */
export function pageToWanted(html: string): Wanted | undefined {
  const content = (property: string): string | undefined =>
    new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];
  const file = /\/(og\/.+\.(?:png|jpg))$/.exec(decodeURI(content('og:image') ?? ''))?.[1];
  const title = content('og:title');
  const cover = content('site:cover');
  if (!file || !title) return undefined;
  return {
    file,
    title: decodeEntities(title),
    kicker: decodeEntities(content('site:section') ?? ''),
    ...(cover && { cover }),
  };
}

async function makeOne({ file, kicker, title, ...wanted }: Wanted, root: string): Promise<void> {
  const cover = wanted.cover && path.join(root, wanted.cover);
  const drawing = cover ? (await readFile(cover)).toString('base64') : '';
  const name = createHash('sha1')
    .update(JSON.stringify([DESIGN, kicker, title, drawing]))
    .digest('hex');
  const cached = path.join(CACHE, name + path.extname(file));
  if (!existsSync(cached)) await writeFile(cached, await drawPreview({ kicker, title, ...(cover && { cover }) }));
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await copyFile(cached, target);
}

/** Draws the link-preview picture of every page that asks for one; pictures drawn before are kept. */
export async function makePreviews(root: string): Promise<number> {
  await mkdir(CACHE, { recursive: true });
  // One page after the other from reading to drawing: what is cut out of a page would keep all of it in memory.
  const made = await mapLimited(listPages(root), AT_ONCE, async (file) => {
    const wanted = pageToWanted(await readFile(path.join(root, file), 'utf8'));
    if (wanted) await makeOne(wanted, root);
    return wanted !== undefined;
  });
  return made.filter(Boolean).length;
}
