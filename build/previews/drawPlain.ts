import { HEIGHT, type Preview, WIDTH } from './design.ts';
import { drawGround, type Ground, inkRows, STRIDE } from './drawGround.ts';
import type { PlacedGlyph } from './glyphs.ts';
import { buildIndexedPng, compressRows, FAST, type Piece, THOROUGH } from './indexedPng.ts';
import { layoutPreview } from './layoutPreview.ts';

let ground: Promise<Ground> | undefined;
const keptPieces = new Map<string, Piece>();

/** Rows without text: compressed once for all pictures whose text begins or ends at the same row. */
function findPiece(rows: Uint8Array, from: number, to: number): Piece {
  const key = `${from} ${to}`;
  const piece = keptPieces.get(key) ?? compressRows(rows.subarray(from * STRIDE, to * STRIDE), THOROUGH);
  keptPieces.set(key, piece);
  return piece;
}

/** The rows that have letters in them; none at all when the font knows no letter of the text. */
function findTextRows(glyphs: readonly PlacedGlyph[]): { top: number; bottom: number } {
  const top = Math.min(HEIGHT, ...glyphs.map(({ y }) => y));
  return { top, bottom: Math.max(top, ...glyphs.map(({ y, mask }) => y + mask.height)) };
}

/** A preview on the scenery that all pages share, as PNG: only the rows of its text are new. */
export async function drawPlain(preview: Preview): Promise<Buffer> {
  ground ??= drawGround();
  const { palette, mixtures, rows } = await ground;
  const glyphs = layoutPreview(preview);
  const { top, bottom } = findTextRows(glyphs);
  const textRows = rows.slice(top * STRIDE, bottom * STRIDE);
  inkRows(textRows, top, glyphs, mixtures);
  const pieces = [findPiece(rows, 0, top), compressRows(textRows, FAST), findPiece(rows, bottom, HEIGHT)];
  return buildIndexedPng({ width: WIDTH, height: HEIGHT, palette, pieces });
}
