import { PALETTE } from '../draw/palette.ts';
import type { Pen, SpriteSheetSource } from '../draw/pen.ts';
import { TILES } from '../pathfinding/drawBoard.ts';
import type { View } from '../frame/topic.ts';
import { type Camp, FIELD } from './camp.ts';
import { BEAR_NEAR, FULL_FIRE, isBearNear, PLACES, TREES } from './campRules.ts';

export const MAGE: SpriteSheetSource = {
  src: '/kit/characters/mage.png',
  frameWidth: 24,
  frameHeight: 24,
  columns: 6,
  rows: 4,
};
const GRASS = { light: '#cfe8c5', dark: '#12382b' };
const TUFT = { light: '#b4d8a8', dark: '#19493a' };
const BROWN = { light: '#7a4a24', dark: '#8a5a30' };
const DARK_BROWN = { light: '#4d2b12', dark: '#5d3716' };
const CLEAR = '#00000000';
const TILE = { tree: 24, stump: 29, roofLeft: 44, roof: 45, roofRight: 46, plaster: 47, door: 36, window: 38 };
const TUFTS = 60;

const mix = (from: number, to: number, part: number): number => from + (to - from) * part;

function drawGround(pen: Pen): void {
  pen.rect(0, 0, FIELD.width, FIELD.height, GRASS);
  for (let index = 0; index < TUFTS; index += 1) {
    pen.rect((index * 97) % FIELD.width, (index * 61) % FIELD.height, 6, 3, TUFT);
  }
}

function drawCabin(pen: Pen): void {
  const { x, y } = PLACES.cabin;
  const size = 36;
  const put = (tile: number, column: number, row: number) =>
    pen.sprite(TILES, tile, x + column * size, y + row * size, { width: size, height: size });
  put(TILE.roofLeft, -1, -1.5);
  put(TILE.roof, 0, -1.5);
  put(TILE.roofRight, 1, -1.5);
  put(TILE.plaster, -1, -0.5);
  put(TILE.plaster, 1, -0.5);
  put(TILE.plaster, 0, -0.5);
  put(TILE.window, 1, -0.5);
  put(TILE.door, 0, -0.5);
}

function drawFire(pen: Pen, fire: number, timeMs: number): void {
  const { x, y } = PLACES.fire;
  const strength = fire / FULL_FIRE;
  const flicker = 1 + 0.08 * Math.sin(timeMs / 90);
  pen.line(x - 18, y + 12, x + 18, y + 4, DARK_BROWN, 7);
  pen.line(x - 18, y + 4, x + 18, y + 12, BROWN, 7);
  if (strength === 0) return;
  pen.circle(x, y - 4, (8 + 20 * strength) * flicker, '#ff6b4a');
  pen.circle(x, y - 2, (5 + 13 * strength) * flicker, '#ffb238');
  pen.circle(x, y, (2 + 7 * strength) * flicker, '#fff3c9');
}

function drawBear(pen: Pen, x: number, y: number, isNear: boolean): void {
  const stroke = isNear ? PALETTE.goal : { light: '#7a4a2466', dark: '#c08a5866' };
  pen.circle(x, y, BEAR_NEAR, CLEAR, { stroke, thickness: 2 });
  pen.circle(x - 9, y - 24, 6, DARK_BROWN);
  pen.circle(x + 9, y - 24, 6, DARK_BROWN);
  pen.circle(x, y + 4, 20, BROWN);
  pen.circle(x, y - 14, 14, BROWN);
  pen.circle(x, y - 9, 6, { light: '#d9b88f', dark: '#e2c19b' });
  pen.circle(x, y - 11, 2.5, '#2b1600');
  pen.circle(x - 5, y - 17, 2, '#2b1600');
  pen.circle(x + 5, y - 17, 2, '#2b1600');
}

/** The camp; characters are interpolated between ticks. */
export function drawCamp(pen: Pen, camp: Camp, view: View<object>, previous: Camp | undefined): void {
  const { knowledge, bear, plan } = camp;
  const before = previous ?? camp;
  const x = mix(before.knowledge.x, knowledge.x, view.progress);
  const y = mix(before.knowledge.y, knowledge.y, view.progress);
  drawGround(pen);
  drawCabin(pen);
  for (const tree of TREES) {
    const frame = knowledge[tree] > 0 ? TILE.tree : TILE.stump;
    pen.sprite(TILES, frame, PLACES[tree].x - 34, PLACES[tree].y - 22, { width: 72, height: 72 });
    pen.text(String(knowledge[tree]), PLACES[tree].x - 34, PLACES[tree].y + 24, {
      size: 15,
      paint: PALETTE.ink,
      align: 'center',
    });
  }
  drawFire(pen, knowledge.fire, view.timeMs);
  const isMoving = x !== knowledge.x || y !== knowledge.y || before.knowledge.x !== knowledge.x;
  const frame = isMoving ? 6 + (Math.floor(view.timeMs / 90) % 6) : Math.floor(view.timeMs / 180) % 4;
  pen.sprite(MAGE, frame, x, y - 16, { width: 56, height: 56, flip: knowledge.x < before.knowledge.x });
  if (knowledge.carriedWood > 0) pen.rect(x - 10, y - 48, 22, 9, BROWN, { stroke: DARK_BROWN, thickness: 2 });
  drawBear(
    pen,
    mix(before.bear.x, bear.x, view.progress),
    mix(before.bear.y, bear.y, view.progress),
    isBearNear(knowledge),
  );
  const doing = plan?.actions[plan.index] ?? 'waiting';
  pen.text(doing, Math.min(FIELD.width - 100, Math.max(100, x)), y - 62, {
    size: 16,
    paint: PALETTE.ink,
    align: 'center',
  });
}
