import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { caveFloor, dirt, grass, rock, slate, snow, TILE, type Texture } from './texture.ts';

/** Whether the map cell at a column and row is covered, e.g. by grass. */
export type Cover = (column: number, row: number) => boolean;

/** Distance between the cover and a bare cell, and the corner radius. */
const MARGIN = 2.5;
const ROUNDING = 3;

/** Distance from a point to the nearest bare cell, up to one tile. */
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

/** A slight wave along the edge, with the period of a tile. */
const waveAt = (x: number, y: number) =>
  (Math.sin((x / TILE) * Math.PI * 4) + Math.sin((y / TILE) * Math.PI * 4 + 2)) * 0.45;

/** One rule for all sheets: shrink the covered cells, then round the result. */
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

export interface TerrainStyle {
  cover: Texture;
  /** Without it, bare areas are transparent, so the tile can overlay others. */
  ground?: Texture;
  light: Ink;
  dark: Ink;
  shadow: Ink;
  /** Lit from the top left; otherwise all edges are drawn the same, so tiles can be rotated. */
  isLit: boolean;
}

export const GRASS_ON_DIRT: TerrainStyle = {
  cover: grass,
  ground: dirt,
  light: 'L',
  dark: 'f',
  shadow: 'u',
  isLit: true,
};

export const SNOW_ON_SLATE: TerrainStyle = {
  cover: snow,
  ground: slate,
  light: 'w',
  dark: 'l',
  shadow: 's',
  isLit: true,
};

export const ROCK_IN_CAVE: TerrainStyle = {
  cover: rock,
  ground: caveFloor,
  light: 'g',
  dark: 's',
  shadow: 'k',
  isLit: true,
};

type Grown = (x: number, y: number) => boolean;

/** The ground next to the terrain, shaded where they touch. */
function paintGround(x: number, y: number, grown: Grown, style: TerrainStyle) {
  const isBelow = grown(x, y - 1);
  const isAdjacent = !style.isLit && (grown(x - 1, y) || grown(x + 1, y) || grown(x, y + 1));
  return isBelow || isAdjacent ? style.shadow : style.ground?.(x, y);
}

/** The terrain and its edges. */
function paintCover(x: number, y: number, grown: Grown, style: TerrainStyle) {
  const isDarkEdge = !grown(x, y + 1) || !grown(x + 1, y);
  const isLightEdge = !grown(x, y - 1) || !grown(x - 1, y);
  if (!style.isLit) return isDarkEdge || isLightEdge ? style.dark : style.cover(x, y);
  if (isDarkEdge || !grown(x, y + 2)) return style.dark;
  return isLightEdge ? style.light : style.cover(x, y);
}

/** Draws one tile of terrain with its top left corner at a point of the map. */
export function drawTerrain(
  originX: number,
  originY: number,
  isCovered: Cover,
  style: TerrainStyle = GRASS_ON_DIRT,
): PixelGrid {
  const grown: Grown = (x, y) => isGrown(x, y, isCovered, style.isLit ? waveAt(x, y) : 0);
  return new PixelGrid(TILE, TILE).paint((tileX, tileY) => {
    const [x, y] = [originX + tileX, originY + tileY];
    return grown(x, y) ? paintCover(x, y, grown, style) : paintGround(x, y, grown, style);
  });
}
