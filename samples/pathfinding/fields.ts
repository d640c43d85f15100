import type { Field, Ground } from './search';

const LETTERS: Readonly<Record<string, Ground>> = {
  '.': 'meadow',
  '~': 'water',
  '#': 'wall',
};

const FIRST = `
....................
....................
.....##########.....
..............#.....
..~~~~........#.....
..~~~~~~......#.....
...~~~~~~~....#.....
.....~~~~.....#.....
..............#.....
.....##########.....
....................
....................
`;

export const COLUMNS = 20;
export const ROWS = 12;

/** The field a visitor finds. */
export const createField = (): Field => ({
  columns: COLUMNS,
  rows: ROWS,
  ground: [...FIRST.replaceAll('\n', '')].map((letter) => LETTERS[letter]!),
});

export const createEmptyField = (): Field => ({
  columns: COLUMNS,
  rows: ROWS,
  ground: Array<Ground>(COLUMNS * ROWS).fill('meadow'),
});

export const paint = (field: Field, cell: number, ground: Ground): Field => ({
  ...field,
  ground: field.ground.map((before, index) => (index === cell ? ground : before)),
});
