import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../../src/lib/random.ts';
import { chestClosed, sword } from '../items/itemDrawings.ts';
import { torch } from '../tiles/objectTiles.ts';
import { bush, fir, rock, stump, tree } from '../tiles/plantTiles.ts';
import { drawTerrain } from '../tiles/terrain.ts';
import { dirt, grass, TILE } from '../tiles/texture.ts';
import type { DrawCover } from './canvas.ts';
import {
  ball,
  BLUE,
  COVER_HEIGHT,
  COVER_WIDTH,
  GOLD,
  GREEN,
  ground,
  knightAt,
  outlined,
  ROSE,
  sky,
  stars,
} from './canvas.ts';

const CELL = 8;

/** A tile map with a border between tiles, each tinted by a function. */
function drawTiles(inkOf: (column: number, row: number) => [Ink, Ink]): PixelGrid {
  return new PixelGrid(COVER_WIDTH, COVER_HEIGHT).paint((x, y) => {
    const [body, edge] = inkOf(Math.floor(x / CELL), Math.floor((y + 1) / CELL));
    return x % CELL === 0 || (y + 1) % CELL === 0 ? edge : body;
  });
}

function drawRoute(cover: PixelGrid, cells: readonly (readonly [number, number])[]): void {
  cells.slice(1).forEach(([column, row], index) => {
    const [fromColumn, fromRow] = cells[index]!;
    const [x0, y0, x1, y1] = [fromColumn * 8 + 4, fromRow * 8 + 3, column * 8 + 4, row * 8 + 3];
    cover.line(x0, y0, x1, y1, 'a').line(x0, y0 + 1, x1, y1 + 1, 'c');
  });
}

/** Dijkstra: rings around the start, because it searches in every direction. */
function drawDijkstra(): PixelGrid {
  const inks: [Ink, Ink][] = [
    ['w', 'i'],
    ['i', 'l'],
    ['l', 'B'],
    ['B', 'b'],
    ['b', 'n'],
    ['n', 'k'],
  ];
  const cover = drawTiles((column, row) => {
    const distance = Math.abs(column - 3) + Math.abs(row - 3);
    return inks[Math.min(inks.length - 1, Math.floor(distance / 1.5))]!;
  });
  for (const [x, y] of [
    [44, 6],
    [44, 18],
    [60, 32],
  ] as const)
    cover.stamp(fir, x, y);
  drawRoute(cover, [
    [3, 3],
    [4, 3],
    [4, 5],
    [7, 5],
    [7, 3],
    [9, 3],
    [10, 3],
  ]);
  return cover.stamp(chestClosed, 78, 18).stamp(knightAt(), 16, 10);
}

/** A*: a beam toward the goal, because it searches there first. */
function drawAStar(): PixelGrid {
  const cover = drawTiles((column, row) => {
    const isNear = Math.abs(row - 3) <= 1 && column > 0 && column < 11;
    const isEdge = Math.abs(row - 3) === 2 && column > 1 && column < 10;
    if (isNear) return ['a', 't'];
    return isEdge ? ['G', 'f'] : ['n', 'k'];
  });
  for (const [x, y] of [
    [4, 0],
    [30, -3],
    [66, 38],
    [20, 39],
    [78, -2],
  ] as const)
    cover.stamp(tree, x, y);
  for (let x = 26; x < 76; x += 6) cover.rect(x, 28, 3, 2, 'w');
  cover.stamp(knightAt(1, 1), 4, 13).stamp(chestClosed, 76, 20);
  return outlined(cover, (layer) => {
    layer.rect(47, 4, 2, 9, 'y').rect(43, 7, 10, 2, 'y').rect(44, 5, 2, 2, 'y').rect(50, 5, 2, 2, 'y');
    layer.rect(44, 9, 2, 2, 'y').rect(50, 9, 2, 2, 'y');
  });
}

/** A camp at night, with a bear behind the trees. */
function drawCamp(): PixelGrid {
  const cover = ground(stars(sky('k', 'n', 'b'), 11, 40, 26), 42, 'f', 'd', 'k');
  cover.disc(12, 9, 5, 'w').disc(14, 8, 4, 'n');
  for (const x of [-4, 20, 64, 82]) cover.stamp(fir, x, 27);
  outlined(cover, (layer) => {
    layer.disc(76, 26, 7, 'r').disc(70, 20, 2.5, 'r').disc(82, 20, 2.5, 'r').ellipse(76, 38, 10, 9, 'r');
    layer.disc(76, 28, 3, 'T').rect(73, 24, 1, 2, 'k').rect(79, 24, 1, 2, 'k').rect(75, 27, 2, 1, 'k');
  });
  cover.ellipse(44, 46, 22, 5, 'f');
  cover.disc(44, 38, 7, 'c').disc(44, 40, 5, 'a').disc(44, 41, 3, 'y');
  cover.rect(36, 45, 16, 2, 'r').rect(38, 43, 12, 2, 'u');
  return cover.stamp(stump, 54, 35).stamp(knightAt(), 14, 22);
}

/** A phone that holds a sword. */
function drawPhone(): PixelGrid {
  const cover = sky('l', 'i', 'w');
  for (let x = 0; x < 96; x += 6) for (let y = 0; y < 54; y += 6) cover.set(x + ((y / 6) % 2) * 3, y, 'l');
  outlined(cover, (layer) => {
    layer.rect(33, 1, 30, 52, 's').rect(34, 2, 28, 50, 'k').rect(36, 6, 24, 40, 'B').rect(36, 6, 24, 14, 'l');
    layer.rect(44, 3, 8, 1, 'S').disc(48, 49, 1.5, 'S');
  });
  cover.rect(36, 38, 24, 8, 'G').rect(36, 38, 24, 1, 'L');
  const big = new PixelGrid(32, 32).paint((x, y) => sword.get(Math.floor(x / 2), Math.floor(y / 2)));
  cover.stamp(big, 32, 8);
  outlined(cover, (layer) => {
    layer
      .rect(72, 24, 6, 22, 'T')
      .rect(72, 24, 6, 4, 'w')
      .rect(68, 36, 20, 18, 'T')
      .rect(78, 34, 4, 6, 'T')
      .rect(83, 36, 4, 6, 'T');
  });
  for (const radius of [4, 7]) cover.rect(66 - radius, 20 - radius / 2, 2, 1, 'c').rect(66, 14 - radius, 1, 2, 'c');
  return cover;
}

/** Chips on grid paper, with a pencil next to them. */
function drawPaper(): PixelGrid {
  const cover = sky('t', 't', 'r');
  for (let y = 6; y < 54; y += 12) cover.rect(0, y, 96, 1, 'r');
  cover.rect(14, 3, 62, 49, 'u').rect(12, 1, 62, 49, 'w');
  for (let x = 15; x < 74; x += 8) cover.rect(x, 3, 1, 45, 'i');
  for (let y = 3; y < 50; y += 8) cover.rect(14, y, 58, 1, 'i');
  for (const [column, row, ramp] of [
    [0, 4, ROSE],
    [1, 4, BLUE],
    [2, 4, GOLD],
    [3, 4, ROSE],
    [5, 4, GREEN],
    [1, 3, BLUE],
    [2, 3, BLUE],
    [5, 3, GOLD],
    [2, 2, ROSE],
    [6, 4, BLUE],
  ] as const)
    ball(cover, 19 + column * 8, 7 + row * 8, 2.4, ramp);
  outlined(cover, (layer) => {
    for (let step = 0; step < 30; step++)
      layer.rect(62 + step, 10 + step, 4, 3, step < 4 ? 'T' : step > 26 ? 'c' : 'a');
    layer.rect(61, 9, 2, 2, 'k');
  });
  return cover;
}

const TERRAINS: [Ink, Ink][] = [
  ['B', 'b'],
  ['T', 't'],
  ['G', 'f'],
  ['d', 'k'],
];

/** Wave function collapse: half of the map is decided, half still has every option. */
function drawCollapse(): PixelGrid {
  const random = createRandom(61);
  const kinds = Array.from({ length: 12 * 7 }, (_, cell) => {
    const [column, row] = [cell % 12, Math.floor(cell / 12)];
    const height = Math.sin(column / 2.2) + Math.cos(row / 1.7) + random() * 0.5;
    return height < -0.6 ? 0 : height < 0.1 ? 1 : height < 1.2 ? 2 : 3;
  });
  const cover = drawTiles((column, row) => TERRAINS[kinds[Math.min(6, row) * 12 + column]!]!);
  for (let row = 0; row < 7; row++) {
    for (let column = 6 + (row % 3); column < 12; column++) {
      const [x, y] = [column * CELL + 1, row * CELL];
      cover.rect(x, y, 7, 7, 'k');
      const left = 4 - Math.min(3, Math.floor((11 - column) / 2));
      for (let option = 0; option < left; option++)
        cover.rect(x + (option % 2) * 4, y + (option >> 1) * 4, 3, 3, TERRAINS[option]![0]);
    }
  }
  return cover;
}

/** A cave generated from noise. */
function drawCave(): PixelGrid {
  const [columns, rows] = [48, 27];
  const random = createRandom(45);
  let walls = Array.from({ length: columns * rows }, () => random() < 0.46);
  const isWall = (cells: boolean[], x: number, y: number): boolean =>
    x < 0 || y < 0 || x >= columns || y >= rows || cells[y * columns + x]!;
  for (let generation = 0; generation < 5; generation++) {
    walls = walls.map((_, cell) => {
      let count = 0;
      for (const dx of [-1, 0, 1])
        for (const dy of [-1, 0, 1])
          count += isWall(walls, (cell % columns) + dx, Math.floor(cell / columns) + dy) ? 1 : 0;
      return count >= 5;
    });
  }
  const cover = new PixelGrid(COVER_WIDTH, COVER_HEIGHT).paint((x, y) => {
    const [column, row] = [x >> 1, y >> 1];
    if (!isWall(walls, column, row))
      return isWall(walls, column, row - 1) ? 'u' : (x * 7 + y * 13) % 29 === 0 ? 't' : 'r';
    const isEdge =
      !isWall(walls, column, row + 1) || !isWall(walls, column + 1, row) || !isWall(walls, column - 1, row);
    return isEdge ? 'S' : (x * 5 + y * 11) % 23 === 0 ? 's' : 'k';
  });
  return cover.stamp(torch, 40, 12).stamp(rock, 66, 30);
}

const ISLAND = ['......', '.##.#.', '.####.', '..##..'];
const isIsland = (column: number, row: number): boolean => ISLAND[row]?.[column] === '#';

/** Autotiles: an island with matching borders, under a grid. */
function drawAutotiles(): PixelGrid {
  const cover = new PixelGrid(COVER_WIDTH, COVER_HEIGHT);
  for (let column = 0; column < 6; column++)
    for (let row = 0; row < 4; row++)
      cover.stamp(drawTerrain(column * TILE, row * TILE, isIsland), column * TILE, row * TILE);
  cover.paint((x, y) => (x % TILE === 0 || y % TILE === 0 ? ((x + y) % 2 ? 'k' : undefined) : undefined));
  cover.frame(16, 16, 48, 38, 'y').frame(32, 32, 16, 16, 'w');
  return cover.stamp(bush, 66, 22).stamp(tree, 28, 12);
}

/** Dual grid: two grids, half a tile apart. */
function drawDual(): PixelGrid {
  const cover = new PixelGrid(COVER_WIDTH, COVER_HEIGHT).paint((x, y) => dirt(x, y));
  cover.paint((x, y) => {
    const blob = Math.hypot((x - 34) / 1.25, y - 28) < 19 || Math.hypot(x - 70, (y - 20) * 1.2) < 15;
    const rim = Math.hypot((x - 34) / 1.25, y - 28) < 20.5 || Math.hypot(x - 70, (y - 20) * 1.2) < 16.5;
    if (blob) return grass(x, y);
    return rim ? 'd' : undefined;
  });
  cover.paint((x, y) => (x % TILE === 0 || y % TILE === 0 ? ((x + y) % 3 ? 'k' : undefined) : undefined));
  cover.paint((x, y) => ((x + 8) % TILE === 0 || (y + 8) % TILE === 0 ? ((x + y) % 2 ? 'w' : undefined) : undefined));
  cover.frame(32, 16, 17, 17, 'k').frame(40, 24, 17, 17, 'y').frame(41, 25, 15, 15, 'y');
  for (const [x, y] of [
    [40, 24],
    [56, 24],
    [40, 40],
    [56, 40],
  ] as const)
    cover.disc(x, y, 2, 'k').disc(x, y, 1.2, 'c');
  return cover;
}

/** Covers of the articles, by file name. */
export const ARTICLE_COVERS: Record<string, DrawCover> = {
  'android-games-capacitor': drawPhone,
  'the-power-of-paper-prototyping': drawPaper,
  'goal-oriented-action-planning': drawCamp,
  'pathfinding-algorithms-part-1': drawDijkstra,
  'pathfinding-algorithms-part-2': drawAStar,
  'wave-function-collapse': drawCollapse,
  'cellular-automata': drawCave,
  'autotiling-technique': drawAutotiles,
  'dual-tilemap-autotiling-technique': drawDual,
};
