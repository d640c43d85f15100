import { describe, expect, it } from 'vitest';
import { ROOMS } from './rooms';
import { type Direction, type Room, isSolved, parseRoom, step } from './rules';

const room = parseRoom('######\n#Kc.*#\n#....#\n######');
const walk = (from: Room, ...way: Direction[]) => way.reduce(step, from);

describe('a step', () => {
  it('moves the knight and is counted', () => {
    expect(walk(room, 'down')).toMatchObject({ knight: { column: 1, row: 2 }, steps: 1 });
  });

  it('is not made into a wall, and then nothing changes', () => {
    expect(walk(room, 'left')).toBe(room);
  });

  it('pushes a crate, but not into a wall', () => {
    expect(walk(room, 'right').crates[0]).toEqual({ column: 3, row: 1 });
    const atWall = walk(room, 'right', 'right');
    expect(walk(atWall, 'right')).toBe(atWall);
  });

  it('never pushes two crates at once', () => {
    const two = parseRoom('######\n#Kcc.#\n######');
    expect(walk(two, 'right')).toBe(two);
  });
});

describe('a room', () => {
  it('is solved when every star has a crate', () => {
    expect(isSolved(room)).toBe(false);
    expect(isSolved(walk(room, 'right', 'right'))).toBe(true);
  });

  it.each(ROOMS)('is closed, even and has a crate for every star: %s', (text) => {
    const { columns, rows, stars, crates, walls, knight } = parseRoom(text);
    expect(text.split('\n').map((line) => line.trim().length)).toEqual(
      Array(rows).fill(columns),
    );
    expect(crates.length).toBeGreaterThanOrEqual(stars.length);
    expect(stars.length).toBeGreaterThan(0);
    expect(knight).toBeDefined();
    for (let column = 0; column < columns; column++)
      expect(walls.has(`${column},0`)).toBe(true);
  });

  it.each([
    [0, 'lurrurddddrdluurrr'],
    [1, 'uurlddrruulluurururdrdddl'],
    [2, 'dldrurdluuuuurrdlulddddldrdrrlluurdldruuruurullulddddldrurd'],
  ])('number %i can be solved', (number, way) => {
    const directions = { l: 'left', r: 'right', u: 'up', d: 'down' } as const;
    const steps = [...way].map((letter) => directions[letter as keyof typeof directions]);
    const end = steps.reduce<Room>(step, parseRoom(ROOMS[number]!));
    expect(isSolved(end)).toBe(true);
    expect(end.steps).toBe(way.length);
  });
});
