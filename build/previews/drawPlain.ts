import type { Preview } from './design.ts';
import { drawLine } from './drawLine.ts';
import { indicesToPng } from './indexedPng.ts';
import { layoutText } from './layoutText.ts';
import { type IndexedScenery, loadScenery } from './loadScenery.ts';

let scenery: Promise<IndexedScenery> | undefined;

/** A preview on the scenery that all such previews share, as PNG. */
export async function drawPlain(preview: Preview): Promise<Buffer> {
  scenery ??= loadScenery();
  const { palette, indices: shared } = await scenery;
  const indices = shared.slice();
  await Promise.all(layoutText(preview).map((line) => drawLine(indices, line)));
  return indicesToPng(indices, palette);
}
