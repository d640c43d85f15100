import { PixelGrid } from '../core/PixelGrid.ts';
import type { Ink } from '../core/palette.ts';
import { rampAt } from '../scenes/dither.ts';

export const FEATURE_WIDTH = 96;
export const FEATURE_HEIGHT = 48;
export const FEATURE_FRAMES = 8;
export const FLOOR = 40;
export const TURN = Math.PI * 2;

const backdrop = (inks: Ink[]) =>
  new PixelGrid(FEATURE_WIDTH, FEATURE_HEIGHT).paint((x, y) => rampAt(inks, y / FEATURE_HEIGHT, x, y));

export const withFloor = (scene: PixelGrid, top: Ink, body: Ink) =>
  scene.rect(0, FLOOR, FEATURE_WIDTH, 8, body).rect(0, FLOOR, FEATURE_WIDTH, 2, top);

/** A theater with an open curtain. */
function drawTheater(): PixelGrid {
  const scene = withFloor(backdrop(['n', 'b']), 't', 'r');
  scene.paint((x, y) => (y < FLOOR && Math.abs(x - 48) < 14 + y * 0.5 ? rampAt(['B', 'b'], y / 60, x, y) : undefined));
  for (let x = 0; x < 17; x++) {
    const ink: Ink = x % 4 === 3 ? 'u' : x % 4 === 0 ? 'c' : 'R';
    for (const at of [x, FEATURE_WIDTH - 1 - x]) scene.rect(at, 0, 1, FLOOR + 2 - (x % 4), ink);
  }
  for (let x = 0; x < FEATURE_WIDTH; x++)
    scene.rect(x, 0, 1, 5 + Math.round(Math.abs(Math.sin((x / 12) * Math.PI)) * 3), x % 6 === 5 ? 'u' : 'R');
  return scene;
}

/** The position, at a given step, of a slime that hops twice across the image. */
export const hopPath = (step: number): [number, number] => [
  10 + (step / FEATURE_FRAMES) * 72,
  27 - Math.abs(Math.sin((step / FEATURE_FRAMES) * TURN)) * 20,
];

/** A dotted path, highlighted up to a step. */
export function drawPath(litTo = -1): PixelGrid {
  const scene = backdrop(['k', 'n', 'n']);
  for (let dot = 0; dot < FEATURE_FRAMES; dot += 0.5) {
    const [x, y] = hopPath(dot);
    scene.rect(Math.round(x) + 1, Math.round(y) + 10, 2, 2, dot <= litTo ? 'y' : 'b');
  }
  return withFloor(scene, 'B', 'b');
}

/** A lake at dusk, with a shore in front. */
function drawDusk(): PixelGrid {
  const scene = backdrop(['p', 'P', 'T', 'y']).rect(0, 28, FEATURE_WIDTH, 20, 'n');
  scene.disc(66, 26, 9.5, 'y').disc(66, 26, 7.5, 'w').rect(0, 28, FEATURE_WIDTH, 20, 'n');
  return scene.rect(0, 26, 52, 3, 'd').rect(0, 26, 52, 1, 'G');
}

/** A campsite at night. */
function drawNight(): PixelGrid {
  const scene = withFloor(backdrop(['k', 'k', 'n']), 'd', 'k');
  scene.paint((x, y) => (Math.hypot(x - 48, (y - 38) * 1.4) < 22 && y < FLOOR && (x + y) % 2 === 0 ? 'p' : undefined));
  return scene.rect(39, FLOOR - 1, 18, 2, 'r').rect(41, FLOOR + 1, 14, 1, 'u');
}

/** Grid paper with the outline of an entity. */
function drawPaper(): PixelGrid {
  const scene = backdrop(['i', 'w']);
  for (let y = 3; y < FEATURE_HEIGHT; y += 6) for (let x = 3; x < FEATURE_WIDTH; x += 6) scene.set(x, y, 'l');
  return scene.rect(35, 7, 27, 35, 'n').rect(36, 8, 25, 33, 'w').rect(36, 8, 25, 4, 'B');
}

/** A gamepad, with space for keys next to it. */
function drawDesk(): PixelGrid {
  const scene = backdrop(['s', 's', 'k']);
  scene.disc(66, 26, 9.5, 'k').disc(84, 26, 9.5, 'k').rect(66, 16, 19, 14, 'k');
  scene.disc(66, 26, 8.5, 'i').disc(84, 26, 8.5, 'i').rect(66, 17, 19, 12, 'i');
  return scene.rect(63, 20, 2, 8, 's').rect(60, 23, 8, 2, 's');
}

/** The static backgrounds of the feature cards; live scenes run in front of them. */
export const FEATURE_SETTINGS = {
  actors: drawTheater,
  actions: drawPath,
  physics: () => withFloor(backdrop(['l', 'i']), 'L', 'G'),
  shaders: drawDusk,
  input: drawDesk,
  particles: drawNight,
  sound: () => backdrop(['p', 'p', 'k']).rect(0, 46, FEATURE_WIDTH, 2, 'k'),
  ecs: drawPaper,
} satisfies Record<string, () => PixelGrid>;
