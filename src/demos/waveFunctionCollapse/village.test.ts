import { describe, expect, it } from 'vitest';
import { doorstepOf, houseCells, runVillage, VILLAGE_COLUMNS, VILLAGE_ROWS } from './village.ts';
import { findViolations } from './verify.ts';
import { tileAt } from './wave.ts';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed + 1);
const GRASS = 0;

describe('a village', () => {
  it.each(SEEDS)('with seed %i has two houses on grass, valid terrain and a road between the doors', (seed) => {
    const { houses, terrain, road, built } = runVillage(seed);
    const [first, second] = houses.map(houseCells);
    expect(first!.filter((cell) => second!.includes(cell))).toEqual([]);
    for (const cell of [...first!, ...second!, ...houses.map(doorstepOf)]) {
      expect(cell).toBeLessThan(VILLAGE_COLUMNS * VILLAGE_ROWS);
      expect(tileAt(terrain.wave, cell)).toBe(GRASS);
    }
    expect(terrain.status).toBe('done');
    expect(findViolations(terrain.wave, terrain.settings.rules)).toEqual([]);
    expect([road[0], road.at(-1)]).toEqual(houses.map(doorstepOf));
    road.slice(1).forEach((cell, index) => {
      expect([1, VILLAGE_COLUMNS]).toContain(Math.abs(cell - road[index]!));
      expect([...first!, ...second!]).not.toContain(cell);
    });
    expect(built).toBe(road.length);
  });
});
