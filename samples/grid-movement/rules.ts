// The puzzle as a value: a move takes a room and gives a new one.

export interface Place {
  column: number;
  row: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Room {
  columns: number;
  rows: number;
  walls: ReadonlySet<string>;
  stars: readonly Place[];
  /** In an order that never changes, so that each crate keeps its actor. */
  crates: readonly Place[];
  knight: Place;
  steps: number;
}

const WAYS: Readonly<Record<Direction, Place>> = {
  left: { column: -1, row: 0 },
  right: { column: 1, row: 0 },
  up: { column: 0, row: -1 },
  down: { column: 0, row: 1 },
};

const toKey = ({ column, row }: Place): string => `${column},${row}`;
const isSame = (a: Place, b: Place): boolean => a.column === b.column && a.row === b.row;
const walk = (from: Place, { column, row }: Place): Place => ({
  column: from.column + column,
  row: from.row + row,
});

export function parseRoom(text: string): Room {
  const lines = text.split('\n').map((line) => line.trim());
  const find = (letters: string): Place[] =>
    lines.flatMap((line, row) =>
      [...line].flatMap((letter, column) =>
        letters.includes(letter) ? [{ column, row }] : [],
      ),
    );
  return {
    columns: lines[0]!.length,
    rows: lines.length,
    walls: new Set(find('#').map(toKey)),
    stars: find('*C'),
    crates: find('cC'),
    knight: find('K')[0]!,
    steps: 0,
  };
}

export const isWall = (room: Room, place: Place): boolean => room.walls.has(toKey(place));

const crateAt = (room: Room, place: Place): number =>
  room.crates.findIndex((crate) => isSame(crate, place));

/** The room after a step in this direction; the same room when something is in the way. */
export function step(room: Room, direction: Direction): Room {
  const way = WAYS[direction];
  const target = walk(room.knight, way);
  if (isWall(room, target)) return room;
  const pushed = crateAt(room, target);
  if (pushed < 0) return { ...room, knight: target, steps: room.steps + 1 };
  const behind = walk(target, way);
  if (isWall(room, behind) || crateAt(room, behind) >= 0) return room;
  const crates = room.crates.map((crate, index) => (index === pushed ? behind : crate));
  return { ...room, knight: target, crates, steps: room.steps + 1 };
}

export const isOnStar = (room: Room, place: Place): boolean =>
  room.stars.some((star) => isSame(star, place));

/** Solved when every star has its crate; crates may be left over. */
export const isSolved = (room: Room): boolean =>
  room.stars.every((star) => crateAt(room, star) >= 0);
