import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { caveFloor, dirt, grass, rock, slate, snow, TILE, type Texture } from './texture.ts';

/** Whether the cell at a column and row of the map is covered (here: by grass). */
export type Cover = (column: number, row: number) => boolean;

/** How far the cover stays away from a bare cell, and how round its corners are. */
const MARGIN = 2.5;
const ROUNDING = 3;

/** How far a point is from the nearest bare cell, up to one tile. */
function distanceToBare(x: number, y: number, isCovered: Cover): number {
  const [column, row] = [Math.floor(x / TILE), Math.floor(y / TILE)];
  let nearest = TILE;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      if (isCovered(column + dx, row + dy)) continue;
      const [left, top] = [(column + dx) * TILE, (row + dy) * TILE];
      const gapX = Math.max(left - x, 0, x - (left + TILE));
      const gapY = Math.max(top - y, 0, y - (top + TILE));
      nearest = Math.min(nearest, Math.hypot(gapX, gapY));
    }
  }
  return nearest;
}

/** A gentle wobble of the edge that repeats with the tile. */
const waveAt = (x: number, y: number) =>
  (Math.sin((x / TILE) * Math.PI * 4) + Math.sin((y / TILE) * Math.PI * 4 + 2)) * 0.45;

/** One rule for all sheets: shrink the covered cells, then round what is left. */
function isGrown(x: number, y: number, isCovered: Cover, wave: number): boolean {
  const depth = distanceToBare(x + 0.5, y + 0.5, isCovered);
  if (depth < MARGIN + wave) return false;
  if (depth >= MARGIN + ROUNDING) return true;
  for (let angle = 0; angle < Math.PI * 2; angle += Math.PI / 12) {
    const [cx, cy] = [x + 0.5 + Math.cos(angle) * ROUNDING, y + 0.5 + Math.sin(angle) * ROUNDING];
    if (distanceToBare(cx, cy, isCovered) >= MARGIN + ROUNDING - 0.2) return true;
  }
  return false;
}

export interface TerrainLook {
  cover: Texture;
  /** Without ground the tile is transparent there, to lie above others. */
  ground?: Texture;
  light: Ink;
  dark: Ink;
  shadow: Ink;
  /** Lit from the top left; without it all edges look alike, so that tiles may be turned. */
  isLit: boolean;
}

export const GRASS_ON_DIRT: TerrainLook = {
  cover: grass,
  ground: dirt,
  light: 'L',
  dark: 'f',
  shadow: 'u',
  isLit: true,
};

export const SNOW_ON_SLATE: TerrainLook = {
  cover: snow,
  ground: slate,
  light: 'w',
  dark: 'l',
  shadow: 's',
  isLit: true,
};

export const ROCK_IN_CAVE: TerrainLook = {
  cover: rock,
  ground: caveFloor,
  light: 'g',
  dark: 's',
  shadow: 'k',
  isLit: true,
};

type Grown = (x: number, y: number) => boolean;

/** The ground beside the terrain, in the terrain's shadow where it touches it. */
function paintGround(x: number, y: number, grown: Grown, look: TerrainLook) {
  const isBelow = grown(x, y - 1);
  const isBeside = !look.isLit && (grown(x - 1, y) || grown(x + 1, y) || grown(x, y + 1));
  return isBelow || isBeside ? look.shadow : look.ground?.(x, y);
}

/** The terrain itself, with its edges. */
function paintCover(x: number, y: number, grown: Grown, look: TerrainLook) {
  const isDarkEdge = !grown(x, y + 1) || !grown(x + 1, y);
  const isLightEdge = !grown(x, y - 1) || !grown(x - 1, y);
  if (!look.isLit) return isDarkEdge || isLightEdge ? look.dark : look.cover(x, y);
  if (isDarkEdge || !grown(x, y + 2)) return look.dark;
  return isLightEdge ? look.light : look.cover(x, y);
}

/** Draws one tile's worth of terrain whose top left corner is at a point of the map. */
export function drawTerrain(
  originX: number,
  originY: number,
  isCovered: Cover,
  look: TerrainLook = GRASS_ON_DIRT,
): PixelGrid {
  const grown: Grown = (x, y) => isGrown(x, y, isCovered, look.isLit ? waveAt(x, y) : 0);
  return new PixelGrid(TILE, TILE).paint((tileX, tileY) => {
    const [x, y] = [originX + tileX, originY + tileY];
    return grown(x, y) ? paintCover(x, y, grown, look) : paintGround(x, y, grown, look);
  });
}
