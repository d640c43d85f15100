import { PALETTE } from '../draw/palette.ts';
import type { Paint, Pen, SpriteSheetSource } from '../draw/pen.ts';
import { fOf, hOf, type Rules, type Search, searchToPath } from './search.ts';
import type { Terrain } from './world.ts';

export const TILES: SpriteSheetSource = {
  src: '/kit/tiles/tiles.png',
  frameWidth: 16,
  frameHeight: 16,
  columns: 8,
  rows: 6,
};
export const KNIGHT: SpriteSheetSource = {
  src: '/kit/characters/knight.png',
  frameWidth: 24,
  frameHeight: 24,
  columns: 6,
  rows: 4,
};
export const CHEST: SpriteSheetSource = {
  src: '/kit/items/chest.png',
  frameWidth: 16,
  frameHeight: 16,
  columns: 2,
  rows: 1,
};
const FIR = 25;
const CLEAR = '#00000000';

export const GROUND: Readonly<Record<Terrain, Paint>> = {
  grass: PALETTE.floor,
  mud: { light: '#e2c19b', dark: '#5a4026' },
  swamp: { light: '#b39ad6', dark: '#45307a' },
  wall: { light: '#cfe3d0', dark: '#0a2b22' },
};

export interface BoardLook {
  x: number;
  y: number;
  /** Side of a tile. */
  size: number;
  numbers: 'none' | 'g' | 'f' | 'f g h';
  cursor: number | undefined;
  /** How many tiles of the path the knight has walked, as a fraction; undefined before there is a path. */
  walked: number | undefined;
  timeMs: number;
}

/** A cost formatted to fit a tile: an integer, or one decimal. */
export const formatCost = (cost: number): string =>
  cost === Infinity ? '∞' : String(Number.isInteger(cost) ? cost : Math.round(cost * 10) / 10);

function tintOf(search: Search, cell: number): Paint | undefined {
  if (cell === search.current) return PALETTE.current;
  if (search.isClosed[cell]) return PALETTE.closed;
  return search.open.includes(cell) ? PALETTE.open : undefined;
}

function drawNumbers(pen: Pen, search: Search, rules: Rules, cell: number, look: BoardLook, middle: Place): void {
  const { size } = look;
  const paint = cell === search.current ? PALETTE.onCurrent : PALETTE.ink;
  const g = search.g[cell]!;
  if (g === Infinity) return;
  if (look.numbers !== 'f g h') {
    const shown = look.numbers === 'g' ? g : fOf(search, cell, rules);
    pen.text(formatCost(shown), middle.x, middle.y, { size: size * 0.38, paint, align: 'center' });
    return;
  }
  const small = { size: size * 0.25, paint };
  const inset = size * 0.44;
  const f = formatCost(fOf(search, cell, rules));
  pen.text(f, middle.x, middle.y - size * 0.16, { size: size * 0.34, paint, align: 'center' });
  pen.text(formatCost(g), middle.x - inset, middle.y + size * 0.28, small);
  const h = formatCost(hOf(search, cell, rules));
  pen.text(h, middle.x + inset, middle.y + size * 0.28, { ...small, align: 'right' });
}

interface Place {
  x: number;
  y: number;
}

function drawPath(pen: Pen, path: readonly number[], toMiddle: (cell: number) => Place, size: number): void {
  for (let index = 1; index < path.length; index += 1) {
    const from = toMiddle(path[index - 1]!);
    const to = toMiddle(path[index]!);
    pen.line(from.x, from.y, to.x, to.y, PALETTE.path, size * 0.12);
  }
  for (const { x, y } of path.map(toMiddle)) pen.circle(x, y, size * 0.1, PALETTE.path);
}

/** The knight's position after this many tiles of its path. */
function walkedToPlace(path: readonly number[], walked: number, toMiddle: (cell: number) => Place): Place {
  const index = Math.min(Math.floor(walked), path.length - 1);
  const from = toMiddle(path[index]!);
  const to = toMiddle(path[Math.min(index + 1, path.length - 1)]!);
  const part = walked - index;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The map with the data of a search. */
export function drawBoard(pen: Pen, search: Search, rules: Rules, look: BoardLook): void {
  const { world } = search;
  const { size, cursor, walked, timeMs } = look;
  const cells = world.terrain.map((_, cell) => cell);
  const toMiddle = (cell: number): Place => ({
    x: look.x + ((cell % world.columns) + 0.5) * size,
    y: look.y + (Math.floor(cell / world.columns) + 0.5) * size,
  });
  const side = size - 2;
  for (const cell of cells) {
    const { x, y } = toMiddle(cell);
    pen.rect(x - side / 2, y - side / 2, side, side, GROUND[world.terrain[cell]!]);
    const tint = tintOf(search, cell);
    // Difficult terrain stays visible as a border around the tint.
    const inner = world.terrain[cell] === 'grass' ? side : side * 0.8;
    if (tint) pen.rect(x - inner / 2, y - inner / 2, inner, inner, tint);
  }
  const path = walked === undefined ? [] : searchToPath(search);
  const knight = walked === undefined ? toMiddle(world.start) : walkedToPlace(path, walked, toMiddle);
  const goal = toMiddle(world.goal);
  const hasArrived = walked !== undefined && walked >= path.length - 1;
  for (const cell of cells.filter((each) => world.terrain[each] === 'wall')) {
    const { x, y } = toMiddle(cell);
    pen.sprite(TILES, FIR, x, y, { width: size * 0.92, height: size * 0.92 });
  }
  drawPath(pen, path, toMiddle, size);
  pen.sprite(CHEST, hasArrived ? 1 : 0, goal.x, goal.y, { width: size * 0.7, height: size * 0.7 });
  const isWalking = walked !== undefined && !hasArrived;
  const frame = isWalking ? 6 + (Math.floor(timeMs / 90) % 6) : 0;
  pen.sprite(KNIGHT, frame, knight.x, knight.y - size * 0.1, { width: size, height: size });
  if (look.numbers !== 'none') {
    for (const cell of cells.filter((each) => each !== world.start && each !== world.goal)) {
      if (search.g[cell] !== Infinity) drawNumbers(pen, search, rules, cell, look, toMiddle(cell));
    }
  }
  if (cursor !== undefined) {
    const { x, y } = toMiddle(cursor);
    const outline = { stroke: PALETTE.cursor, thickness: 4 };
    pen.rect(x - side / 2, y - side / 2, side, side, CLEAR, outline);
  }
}
