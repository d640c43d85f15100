// The seven blocks and how they turn.

export const PIECES = ['I', 'O', 'T', 'S', 'Z', 'J', 'L'] as const;
export type PieceName = (typeof PIECES)[number];

/** A square of letters; turning a block turns its square. */
type Shape = readonly string[];

const SHAPES: Readonly<Record<PieceName, Shape>> = {
  I: ['....', 'xxxx', '....', '....'],
  O: ['xx', 'xx'],
  T: ['.x.', 'xxx', '...'],
  S: ['.xx', 'xx.', '...'],
  Z: ['xx.', '.xx', '...'],
  J: ['x..', 'xxx', '...'],
  L: ['..x', 'xxx', '...'],
};

export const COLORS: Readonly<Record<PieceName, string>> = {
  I: '#4cc3e8',
  O: '#ffb238',
  T: '#a56bd6',
  S: '#5cc46b',
  Z: '#e5484d',
  J: '#2f86d6',
  L: '#f07f3c',
};

const turnOnce = (shape: Shape): Shape =>
  [...shape[0]!].map((_, column) =>
    shape
      .map((line) => line[column]!)
      .reverse()
      .join(''),
  );

export interface Cell {
  x: number;
  y: number;
}

/** The four cells of a block after so many quarter turns, from the corner of its square. */
export function cellsOf(name: PieceName, turns: number): Cell[] {
  let shape = SHAPES[name];
  for (let turn = 0; turn < turns % 4; turn++) shape = turnOnce(shape);
  return shape.flatMap((line, y) =>
    [...line].flatMap((letter, x) => (letter === 'x' ? [{ x, y }] : [])),
  );
}
