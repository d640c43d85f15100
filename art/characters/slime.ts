import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import type { Sheet } from '../core/sheet.ts';
import { buildCharacterSheet } from './characterSheet.ts';
import { FRAME } from './figure.ts';

const GROUND = 22.5;
const MIDDLE = 11.5;

interface Blob {
  /** Half the width, and the height, in pixels. */
  half: number;
  tall: number;
  /** How far above the ground, and to the right. */
  up?: number;
  right?: number;
  face?: 'calm' | 'bite' | 'hurt';
}

type Ramp = [dark: Ink, middle: Ink, light: Ink];

function drawBody(layer: PixelGrid, { half, tall, up = 0, right = 0 }: Blob, [dark, middle, light]: Ramp): void {
  const [cx, base] = [MIDDLE + right, GROUND - up];
  const dome = (ink: Ink, inset: number, dx: number, dy: number) => {
    for (let y = 0; y < tall - inset; y++) {
      const share = y / (tall - inset - 0.5);
      const reach = (half - inset) * Math.sqrt(Math.max(0, 1 - share ** 2.4)) - (y === 0 && inset === 0 ? 1 : 0);
      for (let x = Math.ceil(cx - reach); x <= Math.floor(cx + reach); x++) layer.set(x + dx, base - 0.5 - y + dy, ink);
    }
  };
  dome(dark, 0, 0, 0);
  dome(middle, 1, -1, -1);
  layer.ellipse(cx - half * 0.4, base - tall * 0.68, half * 0.3, Math.max(1, tall * 0.14), light);
  layer.set(cx - half * 0.4 - 1, base - tall * 0.72, 'w');
}

function drawFace(frame: PixelGrid, { half, tall, up = 0, right = 0, face = 'calm' }: Blob): void {
  const [x, y] = [Math.round(MIDDLE + right + half * 0.2), Math.round(GROUND - up - tall * 0.48)];
  for (const eye of [x - 3, x + 2]) {
    if (face === 'hurt') frame.line(eye - 1, y - 1, eye + 1, y + 1, 'k').line(eye + 1, y - 1, eye - 1, y + 1, 'k');
    else frame.rect(eye, y - 1, 2, 3, 'k').set(eye, y - 1, 'w');
  }
  if (face === 'bite')
    frame
      .rect(x - 2, y + 2, 5, 3, 'k')
      .rect(x - 1, y + 4, 3, 1, 'c')
      .set(x - 2, y + 2, 'w')
      .set(x + 2, y + 2, 'w');
  else frame.rect(x - 1, y + 3, 3, 1, 'k');
}

function drawSlime(blob: Blob, ramp: Ramp): PixelGrid {
  const layer = new PixelGrid(FRAME, FRAME);
  drawBody(layer, blob, ramp);
  const frame = layer.outlined('k');
  drawFace(frame, blob);
  return frame;
}

const IDLE: Blob[] = [
  { half: 8, tall: 13 },
  { half: 8.5, tall: 12 },
  { half: 9, tall: 11 },
  { half: 8.5, tall: 12 },
];
const HOP: Blob[] = [
  { half: 9.5, tall: 10 },
  { half: 7.5, tall: 14 },
  { half: 7, tall: 14, up: 4 },
  { half: 7.5, tall: 13, up: 6 },
  { half: 7.5, tall: 14, up: 3 },
  { half: 9.5, tall: 10 },
];
const AIR: Blob[] = [
  { half: 7, tall: 15, up: 4 },
  { half: 8, tall: 12, up: 4 },
  { half: 9.5, tall: 9, right: -1, face: 'hurt' },
];
const ATTACK: Blob[] = [
  { half: 9.5, tall: 9, right: -1 },
  { half: 7, tall: 15, up: 1, face: 'bite' },
  { half: 8.5, tall: 12, up: 3, right: 2, face: 'bite' },
  { half: 9, tall: 11, right: 1 },
];

export function buildSlimeSheet(ramp: Ramp): Sheet {
  const draw = (blob: Blob) => drawSlime(blob, ramp);
  return buildCharacterSheet({
    idle: IDLE.map(draw),
    run: HOP.map(draw),
    air: AIR.map(draw),
    attack: ATTACK.map(draw),
  });
}

export const GREEN_SLIME: Ramp = ['f', 'G', 'L'];
export const BLUE_SLIME: Ramp = ['b', 'B', 'l'];
