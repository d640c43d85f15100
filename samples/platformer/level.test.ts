import { expect, it } from 'vitest';
import { cellAt, earthTile, findAll, isSolid, parsePlan, patrolRange } from './level';
import { PLAN } from './plan';

const small = parsePlan(`
..K....
..s.^..
######.
`);

it('finds what the letters stand for', () => {
  expect(findAll(small, 'K')).toEqual([{ column: 2, row: 0 }]);
  expect(isSolid(small, { column: 0, row: 2 })).toBe(true);
  expect(cellAt(small, { column: -1, row: 99 })).toBe('.');
});

it('gives the ground grass and rims', () => {
  expect(earthTile(small, { column: 0, row: 2 })).toBe('turf-left');
  expect(earthTile(small, { column: 3, row: 2 })).toBe('turf');
  expect(earthTile(small, { column: 5, row: 2 })).toBe('turf-right');
});

it('keeps an enemy on its ground and off the spikes', () => {
  expect(patrolRange(small, { column: 2, row: 1 })).toEqual({ from: 0, to: 3 });
});

it('has one knight, one treasure and every enemy on firm ground', () => {
  const plan = parsePlan(PLAN);
  expect(findAll(plan, 'K')).toHaveLength(1);
  expect(findAll(plan, 'X')).toHaveLength(1);
  for (const { column, row } of findAll(plan, 's'))
    expect(isSolid(plan, { column, row: row + 1 })).toBe(true);
});
