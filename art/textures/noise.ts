import { createRandom } from '../../src/lib/random.ts';

/** Smooth noise from 0 to 1 that repeats after `period` units in both directions. */
function createNoise(period: number, seed: number): (x: number, y: number) => number {
  const random = createRandom(seed);
  const lattice = Array.from({ length: period * period }, () => random());
  const at = (x: number, y: number) =>
    lattice[(((y % period) + period) % period) * period + (((x % period) + period) % period)] ?? 0;
  const ease = (share: number) => share * share * (3 - 2 * share);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [sx, sy] = [ease(x - left), ease(y - top)];
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * sx;
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * sx;
    return upper + (lower - upper) * sy;
  };
}

/** Fractal noise: octaves at twice the frequency and half the amplitude; one period spans `size` pixels. */
export function createFractalNoise(size: number, octaves: number, seed: number): (x: number, y: number) => number {
  const layers = Array.from({ length: octaves }, (_, octave) => {
    const period = 4 * 2 ** octave;
    return { period, weight: 0.5 ** octave, noise: createNoise(period, seed + octave) };
  });
  const total = layers.reduce((sum, { weight }) => sum + weight, 0);
  return (x, y) =>
    layers.reduce(
      (sum, { period, weight, noise }) => sum + noise((x / size) * period, (y / size) * period) * weight,
      0,
    ) / total;
}
