import { buildFigureSheet } from '../characters/characterSheet.ts';
import { FRAME } from '../characters/figure.ts';
import { knight } from '../characters/knight.ts';
import { BLUE_SLIME, buildSlimeSheet, GREEN_SLIME } from '../characters/slime.ts';
import { drawing } from '../core/drawing.ts';
import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import { createRandom } from '../../src/lib/random.ts';
import type { Sheet } from '../core/sheet.ts';
import { crate } from '../tiles/objectTiles.ts';
import { bush, fir, rock } from '../tiles/plantTiles.ts';
import { dirt, grass } from '../tiles/texture.ts';
import {
  drawPath,
  FEATURE_FRAMES,
  FEATURE_HEIGHT,
  FEATURE_SETTINGS,
  FEATURE_WIDTH,
  FLOOR,
  hopPath,
  TURN,
  withFloor,
} from './featureSettings.ts';

function frameOf({ grid, columns }: Sheet, index: number): PixelGrid {
  return grid.crop((index % columns) * FRAME, Math.floor(index / columns) * FRAME, FRAME, FRAME);
}

const knightSheet = buildFigureSheet(knight);
const greenSheet = buildSlimeSheet(GREEN_SLIME);
const blueSheet = buildSlimeSheet(BLUE_SLIME);

/** A theater: the scene is the stage, and actors perform on it. */
function drawActors(frame: number): PixelGrid {
  const scene = FEATURE_SETTINGS.actors();
  scene.stamp(frameOf(knightSheet, frame >> 1), 26, FLOOR - FRAME + 2);
  return scene.stamp(frameOf(greenSheet, 6 + (frame % 6)), 48, FLOOR - FRAME + 2, { flipX: true });
}

/** A slime that follows a queue of moves along a dotted path. */
function drawActions(frame: number): PixelGrid {
  const [x, y] = hopPath(frame);
  const isTop = frame % 4 === 2;
  return drawPath(frame).stamp(frameOf(blueSheet, isTop ? 12 : 6 + (frame % 6)), x - 10, y - 9);
}

/** A pile of crates, with one more falling on it. */
function drawPhysics(frame: number): PixelGrid {
  const scene = FEATURE_SETTINGS.physics();
  for (const [x, row] of [
    [14, 0],
    [31, 0],
    [22, 1],
    [66, 0],
  ] as const)
    scene.stamp(crate, x, FLOOR - 16 - row * 16);
  const drop = Math.min(1, frame / 4) ** 2;
  const bounce = frame > 4 ? Math.sin(((frame - 4) / 4) * Math.PI) * 7 : 0;
  const ball = [48 + (frame > 4 ? (frame - 4) * 1.5 : 0), -8 + drop * 42 - bounce] as const;
  scene.disc(ball[0], ball[1], 6.5, 'k').disc(ball[0], ball[1], 5.5, 'c');
  scene.disc(ball[0] - 1.5, ball[1] - 2, 2, 'T');
  if (frame === 4) scene.rect(38, FLOOR - 2, 4, 1, 'w').rect(55, FLOOR - 2, 4, 1, 'w');
  return scene;
}

/** A map of 16×16 tiles, with the cell under the cursor highlighted. */
function drawTileMap(frame: number): PixelGrid {
  const scene = new PixelGrid(FEATURE_WIDTH, FEATURE_HEIGHT);
  const isPath = (column: number, row: number) =>
    row === 1 || (column === 4 && row === 2) || (column === 1 && row === 0);
  scene.paint((x, y) => (isPath(x >> 4, y >> 4) ? dirt(x, y) : grass(x, y)));
  for (const [art, column, row] of [
    [fir, 0, 0],
    [fir, 3, 0],
    [bush, 5, 0],
    [rock, 2, 2],
    [fir, 5, 2],
    [bush, 0, 2],
  ] as const)
    scene.stamp(art, column * 16, row * 16);
  for (let line = 16; line < FEATURE_WIDTH; line += 16)
    for (let y = 0; y < FEATURE_HEIGHT; y += 2) scene.set(line, y, 'd');
  for (let line = 16; line < FEATURE_HEIGHT; line += 16)
    for (let x = 0; x < FEATURE_WIDTH; x += 2) scene.set(x, line, 'd');
  const column = [0, 1, 2, 3, 4, 5, 4, 1][frame] ?? 0;
  return scene.frame(column * 16, 16, 17, 17, 'w').frame(column * 16 + 1, 17, 15, 15, 'y');
}

/** The knight above still water, mirrored by a shader that moves each row. */
function drawShaders(frame: number): PixelGrid {
  const scene = FEATURE_SETTINGS.shaders();
  const figure = frameOf(knightSheet, frame >> 1);
  scene.stamp(figure, 22, 28 - FRAME);
  const mirror = new PixelGrid(FEATURE_WIDTH, FEATURE_HEIGHT).stamp(scene, 0, 9, { flipY: true });
  for (let y = 29; y < FEATURE_HEIGHT; y++) {
    const shift = Math.round(Math.sin(y * 0.9 + (frame / FEATURE_FRAMES) * TURN) * 1.8);
    for (let x = 0; x < FEATURE_WIDTH; x++) {
      const ink = mirror.get(x + shift, y);
      const isGlint = (x * 3 + y * 11 + frame * 5) % 53 < 3;
      const wet: Partial<Record<Ink, Ink>> = {
        w: 'l',
        i: 'l',
        y: 'T',
        g: 'B',
        S: 'b',
        s: 'n',
        p: 'n',
        P: 'p',
        T: 'P',
        c: 'R',
      };
      scene.set(x, y, isGlint ? 'l' : ((ink && wet[ink]) ?? (ink === 'k' ? 'k' : ink ? 'b' : 'n')));
    }
  }
  return scene;
}

const KEY_LETTERS = [
  drawing(`
    ..w..
    .www.
    wwwww
    ..w..
    ..w..
  `),
  drawing(`
    ..w..
    .ww..
    wwwww
    .ww..
    ..w..
  `),
  drawing(`
    ..w..
    ..w..
    wwwww
    .www.
    ..w..
  `),
  drawing(`
    ..w..
    ..ww.
    wwwww
    ..ww.
    ..w..
  `),
];

/** Arrow keys pressed one after another, and a gamepad. */
function drawInput(frame: number): PixelGrid {
  const scene = FEATURE_SETTINGS.input();
  const keys = [
    [22, 6],
    [6, 22],
    [22, 22],
    [38, 22],
  ] as const;
  keys.forEach(([x, y], index) => {
    const isDown = frame >> 1 === index;
    const top = isDown ? y + 2 : y;
    scene.rect(x, y + 2, 14, 14, 'k').rect(x, top, 14, 13, isDown ? 'a' : 'S');
    scene.rect(x + 1, top + 1, 12, 9, isDown ? 'y' : 'g');
    const letter = KEY_LETTERS[index];
    if (letter) scene.stamp(letter.recolored({ w: 'k' }), x + 5, top + 3);
  });
  const buttons: [number, number, Ink][] = [
    [85, 19, 'B'],
    [81, 23, 'G'],
    [89, 23, 'c'],
    [85, 27, 'a'],
  ];
  buttons.forEach(([x, y, ink], index) => scene.rect(x - 1, y - 1, 3, 3, frame % 4 === index ? 'k' : ink));
  return scene;
}

/** Sparks from a campfire, each with a short lifetime. */
function drawParticles(frame: number): PixelGrid {
  const scene = FEATURE_SETTINGS.particles();
  const random = createRandom(7);
  for (let spark = 0; spark < 46; spark++) {
    const age = (random() + frame / FEATURE_FRAMES) % 1;
    const drift = (random() - 0.5) * 52;
    const [x, y] = [48 + drift * age + Math.sin(age * 8 + spark) * 2, FLOOR - 3 - age * (22 + random() * 18)];
    const ink: Ink = age < 0.25 ? 'w' : age < 0.45 ? 'y' : age < 0.7 ? 'a' : 'c';
    scene.rect(Math.round(x), Math.round(y), age < 0.6 ? 2 : 1, age < 0.6 ? 2 : 1, ink);
  }
  const lick = [0, 2, 1, 3, 1, 2, 0, 2][frame] ?? 0;
  scene
    .ellipse(48, FLOOR - 4, 7, 5 + lick, 'c')
    .ellipse(48, FLOOR - 3, 5, 4 + lick * 0.6, 'a')
    .ellipse(48, FLOOR - 2, 3, 3, 'y');
  withFloor(scene, 'd', 'k');
  return scene.rect(39, FLOOR - 1, 18, 2, 'r').rect(41, FLOOR + 1, 14, 1, 'u');
}

/** An animated equalizer with a note above it. */
function drawSound(frame: number): PixelGrid {
  const scene = FEATURE_SETTINGS.sound();
  for (let bar = 0; bar < 13; bar++) {
    const wave =
      Math.sin((frame / FEATURE_FRAMES) * TURN + bar * 1.7) + Math.sin((frame / FEATURE_FRAMES) * TURN * 2 + bar);
    const cells = Math.max(1, Math.round(4.2 + wave * 2.1));
    for (let cell = 0; cell < cells; cell++)
      scene.rect(4 + bar * 7, 42 - cell * 4, 5, 3, cell > 6 ? 'c' : cell > 4 ? 'a' : cell > 2 ? 'y' : 'L');
  }
  return scene;
}

/** An entity that gains components one after another. */
function drawEcs(frame: number): PixelGrid {
  const scene = FEATURE_SETTINGS.ecs();
  scene.stamp(frameOf(knightSheet, frame >> 1), 37, 14);
  const chips: [number, number, Ink][] = [
    [6, 8, 'c'],
    [6, 28, 'a'],
    [76, 8, 'G'],
    [76, 28, 'P'],
  ];
  chips.forEach(([x, y, ink], index) => {
    const isOn = frame >= index * 2;
    const at = isOn ? x + (x < 48 ? 6 : -6) : x;
    for (let dash = 0; dash < 3; dash++)
      if (isOn) scene.rect(x < 48 ? at + 14 + dash * 4 : at - 4 - dash * 4, y + 6, 2, 1, ink);
    scene
      .rect(at, y, 14, 13, 'k')
      .rect(at + 1, y + 1, 12, 11, isOn ? ink : 'g')
      .rect(at + 3, y + 4, 8, 1, 'w')
      .rect(at + 3, y + 7, 5, 1, 'w');
  });
  return scene;
}

/** The animations on the home page's feature cards, each a short loop. */
export const FEATURE_SCENES: Record<string, (frame: number) => PixelGrid> = {
  actors: drawActors,
  actions: drawActions,
  physics: drawPhysics,
  'tile-maps': drawTileMap,
  shaders: drawShaders,
  input: drawInput,
  particles: drawParticles,
  sound: drawSound,
  ecs: drawEcs,
};

/** All frames of a loop in one horizontal strip. */
export function buildStrip(draw: (frame: number) => PixelGrid, frames = FEATURE_FRAMES): PixelGrid {
  const strip = new PixelGrid(FEATURE_WIDTH * frames, FEATURE_HEIGHT);
  for (let frame = 0; frame < frames; frame++) strip.stamp(draw(frame), frame * FEATURE_WIDTH, 0);
  return strip;
}
