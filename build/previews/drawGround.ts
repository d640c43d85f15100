import { type Colour, findNearest, mixColours } from './colours.ts';
import { HEIGHT, type Ink, INKS, MARGIN, NIGHT, STARS, WIDTH } from './design.ts';
import { drawScenery } from './drawScenery.ts';
import { type PlacedGlyph, placeText, visitInk } from './glyphs.ts';
import { widthToStride } from './indexedPng.ts';
import { COVER_STEPS } from './rasterise.ts';

export const STRIDE = widthToStride(WIDTH);
const PALETTE_SIZE = 256;

/** For each ink: which colour of the palette comes of a number of steps of it on a colour of the palette. */
type Mixtures = Record<Ink, Uint8Array>;

export interface Ground {
  palette: readonly Colour[];
  mixtures: Mixtures;
  /** The scenery with the name of the site, as places in the palette. */
  rows: Uint8Array;
}

/** Every colour on the way from a ground to an ink. */
const buildRamp = (ground: Colour, ink: Colour): Colour[] =>
  Array.from({ length: COVER_STEPS }, (_, step) => mixColours(ground, ink, (step + 1) / COVER_STEPS));

/** The edges of letters: on the open sky, and of those that stand before stars. */
const RAMPS: readonly Colour[] = [
  ...Object.values(INKS).flatMap((ink) => buildRamp(NIGHT, ink)),
  ...STARS.flatMap((star) => [...buildRamp(star, INKS.kicker), ...buildRamp(star, INKS.title)]),
];

function bytesToColours(bytes: Buffer): Uint32Array {
  const colours = new Uint32Array(bytes.length / 3);
  for (let at = 0; at < colours.length; at++) colours[at] = bytes.readUIntBE(at * 3, 3);
  return colours;
}

function countColours(colours: Uint32Array): Map<Colour, number> {
  const counts = new Map<Colour, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return counts;
}

/** What the edges of letters need and, in the room that is left, the scenery's most frequent colours. */
function buildPalette(scenery: Uint32Array): Colour[] {
  const frequent = [...countColours(scenery)].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
  return [...new Set([NIGHT, ...RAMPS, ...frequent])].slice(0, PALETTE_SIZE);
}

function buildMixtures(palette: readonly Colour[], ink: Colour): Uint8Array {
  const mixtures = new Uint8Array((COVER_STEPS + 1) * PALETTE_SIZE);
  for (let cover = 1; cover <= COVER_STEPS; cover++)
    for (const [at, ground] of palette.entries())
      mixtures[cover * PALETTE_SIZE + at] = findNearest(palette, mixColours(ground, ink, cover / COVER_STEPS));
  return mixtures;
}

/** Draws letters on rows of a picture, the first of which is its row `top`. */
export function inkRows(rows: Uint8Array, top: number, glyphs: readonly PlacedGlyph[], inks: Mixtures): void {
  for (const glyph of glyphs) {
    const mixtures = inks[glyph.ink];
    visitInk(glyph, (x, y, cover) => {
      const at = (y - top) * STRIDE + 1 + x;
      rows[at] = mixtures[cover * PALETTE_SIZE + rows[at]!]!;
    });
  }
}

function sceneryToRows(scenery: Uint32Array, palette: readonly Colour[]): Uint8Array {
  const places = new Map([...new Set(scenery)].map((colour) => [colour, findNearest(palette, colour)]));
  const rows = new Uint8Array(HEIGHT * STRIDE);
  for (let at = 0; at < scenery.length; at++)
    rows[Math.floor(at / WIDTH) * STRIDE + 1 + (at % WIDTH)] = places.get(scenery[at]!)!;
  return rows;
}

/** Draws what all pictures without a cover have in common. */
export async function drawGround(): Promise<Ground> {
  const scenery = bytesToColours(await drawScenery());
  const palette = buildPalette(scenery);
  const mixtures = {
    kicker: buildMixtures(palette, INKS.kicker),
    title: buildMixtures(palette, INKS.title),
    brand: buildMixtures(palette, INKS.brand),
  };
  const rows = sceneryToRows(scenery, palette);
  inkRows(rows, 0, placeText('Excalibur.js', MARGIN, HEIGHT - 90, 40, 'brand'), mixtures);
  return { palette, mixtures, rows };
}
