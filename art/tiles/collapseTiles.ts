import { ROAD_ENDS } from '../../src/demos/waveFunctionCollapse/roadEnds.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { buildSheet, type Sheet } from '../core/sheet.ts';
import { drawFlowers, drawWater } from './groundTiles.ts';
import { tree } from './plantTiles.ts';
import { grass, path, sand, textureToTile, TILE } from './texture.ts';

const onGrass = (art: PixelGrid) => textureToTile(grass).stamp(art, 0, 0);

/** A tree two tiles high: the crown fills the upper tile and hangs into the lower one. */
function drawTallTree(): PixelGrid {
  const art = new PixelGrid(TILE, TILE * 2).rect(6, 20, 4, 11, 'r').rect(8, 20, 2, 11, 'u').rect(5, 29, 6, 2, 'r');
  art.ellipse(7.5, 8, 5.5, 6.5, 'G').ellipse(7.5, 16, 6.5, 7, 'G');
  art
    .ellipse(10, 18, 4, 4.5, 'f')
    .ellipse(7, 15.5, 5, 4.5, 'G')
    .ellipse(10, 9, 2.5, 4, 'f')
    .ellipse(6.5, 7, 3.5, 4, 'G');
  art.ellipse(5, 5.5, 2, 1.5, 'L').ellipse(4.5, 13.5, 2, 1.5, 'L').rect(8, 21, 4, 1, 'd').rect(4, 21, 3, 1, 'f');
  return art.outlined('k');
}

const MIDDLE = (TILE - 1) / 2;
const ROAD_RADIUS = 3.2;
const ENDS = [
  [MIDDLE, -1],
  [TILE, MIDDLE],
  [MIDDLE, TILE],
  [-1, MIDDLE],
] as const;

/** Distance of a pixel from the center line of a road that exits on these sides. */
function distanceToRoad(x: number, y: number, sides: readonly number[]): number {
  const distances = sides.map((side) => {
    const [endX, endY] = ENDS[side]!;
    const gapX = Math.max(Math.min(MIDDLE, endX) - x, 0, x - Math.max(MIDDLE, endX));
    const gapY = Math.max(Math.min(MIDDLE, endY) - y, 0, y - Math.max(MIDDLE, endY));
    return Math.hypot(gapX, gapY);
  });
  return Math.min(Infinity, ...distances);
}

function drawRoad(sides: readonly number[]): PixelGrid {
  return textureToTile(grass).paint((x, y) => {
    const distance = distanceToRoad(x, y, sides);
    if (distance <= ROAD_RADIUS) return path(x, y);
    return distance <= ROAD_RADIUS + 1 ? 't' : undefined;
  });
}

/** The tiles for the wave function collapse article, by name; `tall-tree` is a tree below a treetop. */
function drawCollapseTiles(): Record<string, PixelGrid> {
  const tall = drawTallTree();
  return {
    grass: textureToTile(grass),
    water: drawWater(0),
    tree: onGrass(tree),
    treetop: onGrass(tall.crop(0, 0, TILE, TILE)),
    'tall-tree': onGrass(tall.crop(0, TILE, TILE, TILE)),
    sand: textureToTile(sand),
    flowers: onGrass(drawFlowers()),
    ...Object.fromEntries(Object.entries(ROAD_ENDS).map(([name, sides]) => [name, drawRoad(sides)])),
  };
}

const COLUMNS = 7;

export const COLLAPSE_NAMES = Object.keys(drawCollapseTiles());

export function buildCollapseSheet(): Sheet {
  const tiles = Object.values(drawCollapseTiles());
  return buildSheet([tiles.slice(0, COLUMNS), tiles.slice(COLUMNS)]);
}
