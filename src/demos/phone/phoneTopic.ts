import { PALETTE } from '../draw/palette.ts';
import type { Pen, SpriteSheetSource } from '../draw/pen.ts';
import { createGrid } from '../frame/grid.ts';
import { defineTopic, type View } from '../frame/topic.ts';
import { type Chase, nextChase, startChase, TICK_S } from './chase.ts';
import { type DisplayModeName, displayToRect, GAME_SIZE, type Rect } from './display.ts';

export interface PhoneValues {
  mode: DisplayModeName;
  isLandscape: boolean;
  factor: number;
  artAngle: number;
  showsFps: boolean;
}

const SIZE = { width: 640, height: 400 };
const SWORD: SpriteSheetSource = { src: '/kit/items/sword.png', frameWidth: 16, frameHeight: 16, columns: 1, rows: 1 };
const GRID = createGrid({ columns: 16, rows: 10, size: 40 });
const BODY = { light: '#24323d', dark: '#0a141c' };
const EDGE = { light: '#0f2433', dark: '#5f8ba8' };
const GAME = { light: '#2185d0', dark: '#12639f' };
const LINES = { light: '#3d9ae0', dark: '#1b74b4' };
const BEZEL = 12;

const phoneOf = (isLandscape: boolean): Rect =>
  isLandscape ? { x: 110, y: 90, width: 420, height: 220 } : { x: 215, y: 6, width: 210, height: 388 };

const screenOf = (isLandscape: boolean): Rect => {
  const { x, y, width, height } = phoneOf(isLandscape);
  return { x: x + BEZEL, y: y + BEZEL, width: width - 2 * BEZEL, height: height - 2 * BEZEL };
};

function drawGame(pen: Pen, canvas: Rect, screen: Rect): void {
  const right = Math.min(canvas.x + canvas.width, screen.x + screen.width);
  const bottom = Math.min(canvas.y + canvas.height, screen.y + screen.height);
  pen.rect(canvas.x, canvas.y, right - canvas.x, bottom - canvas.y, GAME);
  const gap =
    (canvas.width === screen.width && canvas.height === screen.height ? 1 : canvas.width / GAME_SIZE.width) * 40;
  for (let x = canvas.x + gap; x < right; x += gap) pen.rect(x, canvas.y, 1.5, bottom - canvas.y, LINES);
  for (let y = canvas.y + gap; y < bottom; y += gap) pen.rect(canvas.x, y, right - canvas.x, 1.5, LINES);
}

function draw(pen: Pen, chase: Chase, { values, fps }: View<PhoneValues>): void {
  const phone = phoneOf(values.isLandscape);
  const screen = screenOf(values.isLandscape);
  const canvas = displayToRect(values.mode, screen);
  pen.rect(phone.x, phone.y, phone.width, phone.height, BODY, { stroke: EDGE, thickness: 3 });
  pen.rect(screen.x, screen.y, screen.width, screen.height, '#000000');
  drawGame(pen, canvas, screen);
  const edgeLength = values.isLandscape ? { x: phone.x + 5, y: phone.y + 90 } : { x: phone.x + 85, y: phone.y + 5 };
  pen.rect(edgeLength.x, edgeLength.y, values.isLandscape ? 3 : 40, values.isLandscape ? 40 : 3, LINES);
  pen.circle(chase.targetX, chase.targetY, 14, '#ffffff55', { stroke: '#ffffff', thickness: 2 });
  pen.sprite(SWORD, 0, chase.x, chase.y, {
    width: 56,
    height: 56,
    angleDegrees: chase.headingDegrees + values.artAngle,
  });
  if (values.showsFps) pen.text(`${Math.round(fps)} fps`, canvas.x + 8, canvas.y + 16, { size: 15, paint: '#ffffff' });
  pen.text(values.mode, 12, SIZE.height - 18, { size: 17, paint: PALETTE.muted });
}

/** The article's sword on a phone: it chases the finger. */
export const topic = defineTopic<Chase, PhoneValues>({
  label: 'A phone whose screen shows a sword that chases the finger or the mouse',
  size: SIZE,
  parameters: {
    mode: {
      kind: 'choice',
      label: 'Display mode',
      value: 'FillContainer',
      options: [
        { value: 'FitContainer', label: 'FitContainer' },
        { value: 'FillContainer', label: 'FillContainer' },
        { value: 'Fixed', label: 'Fixed' },
      ],
    },
    isLandscape: { kind: 'switch', label: 'Landscape', value: false },
    factor: { kind: 'range', label: 'Chase factor', value: 2, min: 0.5, max: 10, step: 0.5 },
    artAngle: { kind: 'range', label: 'Art angle', value: 45, min: 0, max: 90, step: 5, unit: '°' },
    showsFps: { kind: 'switch', label: 'Frames a second', value: true },
  },
  sheets: [SWORD],
  grid: () => GRID,
  followsPointer: true,
  edits: 'replace',
  stepsPerSecond: 1 / TICK_S,
  historyLength: 600,
  playsAtStart: true,
  create: () => startChase(290, 210),
  next: (chase, { factor }) => nextChase(chase, factor),
  press: (chase, { x, y }) => ({ ...chase, targetX: x, targetY: y }),
  describe: (_, { mode, artAngle }) =>
    `${mode}: ${MODES[mode]} The art is turned by ${artAngle}°${artAngle === 45 ? ', so its tip leads.' : ': its tip does not lead.'}`,
  draw,
});

const MODES: Readonly<Record<DisplayModeName, string>> = {
  FitContainer: 'the whole game, as large as it fits, with bars beside it.',
  FillContainer: 'the canvas covers the screen; a longer screen shows more of the world.',
  Fixed: 'one pixel of the game is one of the page; what does not fit is cut off.',
};
