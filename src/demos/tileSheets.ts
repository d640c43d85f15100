import type { SpriteSheetSource } from './draw/pen.ts';

const sheet = (name: string, columns: number, rows: number): SpriteSheetSource => ({
  src: `/kit/tiles/${name}.png`,
  frameWidth: 16,
  frameHeight: 16,
  columns,
  rows,
});

/** Ground, plants and parts of houses. */
export const TILES = sheet('tiles', 8, 6);
/** Complete tiles for wave function collapse, in the order of the kit's names. */
export const COLLAPSE_TILES = sheet('collapse', 7, 2);

export type TerrainName = 'grass' | 'snow' | 'rock';

/** 47 tiles and bare ground. */
export const BLOB_SHEETS: Readonly<Record<TerrainName, SpriteSheetSource>> = {
  grass: sheet('blob-47', 8, 6),
  snow: sheet('blob-47-snow', 8, 6),
  rock: sheet('blob-47-rock', 8, 6),
};

/** 16 tiles selected by the four sides. */
export const EDGE_SHEETS: Readonly<Record<TerrainName, SpriteSheetSource>> = {
  grass: sheet('edge-16', 4, 4),
  snow: sheet('edge-16-snow', 4, 4),
  rock: sheet('edge-16-rock', 4, 4),
};

/** Five tiles without ground; an article's number n is frame n - 1. */
export const OVERLAY_SHEETS: Readonly<Record<'grass' | 'snow', SpriteSheetSource>> = {
  grass: sheet('dual-overlay-grass', 5, 1),
  snow: sheet('dual-overlay-snow', 5, 1),
};
