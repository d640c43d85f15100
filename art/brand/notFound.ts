import { drawFigure, FRAME, type Part, type Skin } from '../characters/figure.ts';
import { knight } from '../characters/knight.ts';
import { drawing } from '../core/drawing.ts';
import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';

const WIDTH = 160;
const HEIGHT = 90;
const GROUND = 74;
const KNIGHT_X = 62;
const LANTERN = { x: KNIGHT_X + 16, y: GROUND - 6 };
/** Radii of the lantern's light, brightest first. */
const LIGHT_EDGES = [19, 33, 46];

const lantern: Part = {
  anchor: [2, 0],
  grid: drawing(`
    ..t..
    .t.t.
    .ttt.
    aywya
    aywwa
    ayyya
    .ttt.
  `),
};

const signpost = drawing(`
  kkkkkkkkkkkk..
  ktttttttttttk.
  ktrrtrrrtrtttk
  ktttttttttttk.
  kkkkkkkkkkkk..
  .....ktrk.....
  ..kkkkkkkkkkk.
  .ktttttttttttk
  ktttrrrtrrttrk
  .krrrrrrrrrrrk
  ..kkkkkkkkkkk.
  .....ktrk.....
  .....ktrk.....
  .....ktrk.....
  .....ktrk.....
  .....ktrk.....
`);

const lost: Skin = {
  ...knight,
  weapon: { up: lantern, forward: lantern, flat: lantern, down: lantern, behind: lantern },
};

/** Light level of a pixel: 0 in the dark, 3 next to the lantern. */
function lightAt(x: number, y: number): number {
  const [dx, dy] = [x - LANTERN.x, (y - LANTERN.y) * 1.15];
  const flicker = Math.sin(Math.atan2(dy, dx) * 9) * 0.5;
  return LIGHT_EDGES.filter((edge) => Math.hypot(dx, dy) + flicker < edge).length;
}

function lit(ramp: [Ink, Ink, Ink, Ink], x: number, y: number): Ink {
  return ramp[lightAt(x, y)] ?? ramp[0];
}

function drawTrunk(scene: PixelGrid, x: number, width: number): void {
  for (let y = 0; y < GROUND; y++) {
    const root = y > GROUND - 5 ? y - GROUND + 5 : 0;
    for (let dx = -root; dx < width + root; dx++) {
      const isBright = x < LANTERN.x === dx > width * 0.5;
      scene.set(x + dx, y, lit(isBright ? ['n', 's', 't', 't'] : ['n', 'n', 'r', 'r'], x + dx, y));
    }
  }
}

function drawBranch(scene: PixelGrid, x: number, y: number, dx: number): void {
  for (let step = 0; step < 14; step++) {
    const at = [x + dx * step, y - Math.round(step * 0.6)] as const;
    scene.rect(at[0], at[1], 1, step < 8 ? 2 : 1, lit(['n', 's', 'r', 't'], ...at));
  }
  scene.rect(x + dx * 8, y - 10, 1, 6, lit(['n', 's', 'r', 't'], x + dx * 8, y - 7));
}

function drawEyes(scene: PixelGrid, x: number, y: number, ink: Ink): void {
  scene
    .rect(x, y, 2, 1, ink)
    .rect(x + 4, y, 2, 1, ink)
    .rect(x + 1, y + 1, 1, 1, ink)
    .rect(x + 4, y + 1, 1, 1, ink);
}

function drawFloor(scene: PixelGrid): void {
  for (let y = GROUND; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++)
      scene.set(x, y, lit(y < GROUND + 2 ? ['n', 'd', 'f', 'G'] : ['k', 'u', 'u', 'r'], x, y));
  }
  for (let x = 1; x < WIDTH; x += 4 + ((x * 7) % 5)) {
    const tall = 1 + (x % 3);
    scene.rect(x, GROUND - tall, 1, tall, lit(['n', 'd', 'f', 'G'], x, GROUND));
    scene.rect(x + 2, GROUND + 6 + (x % 7), 3, 1, lit(['k', 'k', 'r', 't'], x, GROUND + 6));
  }
}

function roundCorners(scene: PixelGrid): PixelGrid {
  const cut = [4, 2, 1, 1];
  cut.forEach((length, row) => {
    for (const y of [row, HEIGHT - 1 - row])
      scene.rect(0, y, length, 1, undefined).rect(WIDTH - length, y, length, 1, undefined);
  });
  return scene;
}

/** The 404 scene: a lost knight in a dark forest, one lantern, and someone watching. */
export function drawNotFoundScene(): PixelGrid {
  const scene = new PixelGrid(WIDTH, HEIGHT, 'k');
  scene.paint((x, y) => lit(['k', 'n', 'u', 'r'], x, y));
  for (const [x, width] of [
    [8, 9],
    [34, 6],
    [112, 8],
    [142, 11],
  ] as const)
    drawTrunk(scene, x, width);
  drawBranch(scene, 17, 34, 1);
  drawBranch(scene, 112, 28, -1);
  drawBranch(scene, 40, 20, 1);
  drawFloor(scene);
  drawEyes(scene, 126, 44, 'y');
  drawEyes(scene, 24, 56, 'c');
  drawEyes(scene, 131, 62, 'L');
  const figure = drawFigure(lost, { front: [3, 0], back: [-2, 0], hand: [6, -3], weapon: 'forward' });
  scene.stamp(signpost, 90, GROUND - signpost.height);
  return roundCorners(scene.stamp(figure, KNIGHT_X, GROUND - FRAME + 1));
}
