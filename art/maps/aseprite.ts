import type { Sheet } from '../core/sheet.ts';

const COLORS = ['#2185d0ff', '#4fb35aff', '#f5a524ff', '#ffdf6bff', '#f2685aff', '#b07ad0ff'];

interface FrameJson {
  filename: string;
  frame: { x: number; y: number; w: number; h: number };
  rotated: false;
  trimmed: false;
  spriteSourceSize: { x: number; y: number; w: number; h: number };
  sourceSize: { w: number; h: number };
  duration: number;
}

function frameToJson(
  name: string,
  index: number,
  cell: number,
  { columns, spriteWidth: w, spriteHeight: h }: Sheet,
  duration: number,
): FrameJson {
  return {
    filename: `${name} ${index}.aseprite`,
    frame: { x: (cell % columns) * w, y: Math.floor(cell / columns) * h, w, h },
    rotated: false,
    trimmed: false,
    spriteSourceSize: { x: 0, y: 0, w, h },
    sourceSize: { w, h },
    duration,
  };
}

/** A sprite sheet in the format Aseprite exports: the frames of all animations in order, with a tag per animation. */
export function sheetToAseprite(name: string, sheet: Sheet, format: 'hash' | 'array'): string {
  const frames: FrameJson[] = [];
  const frameTags = sheet.animations.map(({ name: tag, frames: cells, frameMs }, index) => {
    const from = frames.length;
    for (const cell of cells) frames.push(frameToJson(name, frames.length, cell, sheet, frameMs));
    return { name: tag, from, to: frames.length - 1, direction: 'forward', color: COLORS[index % COLORS.length] };
  });
  const meta = {
    app: 'https://www.aseprite.org/',
    version: '1.3',
    image: `${name}.png`,
    format: 'RGBA8888',
    size: { w: sheet.grid.width, h: sheet.grid.height },
    scale: '1',
    frameTags,
    layers: [{ name, opacity: 255, blendMode: 'normal' }],
    slices: [],
  };
  const hash = Object.fromEntries(frames.map(({ filename, ...frame }) => [filename, frame]));
  return `${JSON.stringify({ frames: format === 'array' ? frames : hash, meta }, null, 1)}\n`;
}
