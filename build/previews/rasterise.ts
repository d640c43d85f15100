import type { PathCommand } from 'opentype.js';

/** A shape as pixels. */
export interface Mask {
  /** Where its upper left pixel lies, seen from the zero of the outline. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** How many of COVER_STEPS parts of each pixel the shape covers. */
  cover: Uint8Array;
}

/** So many that edges look smooth, and so few that every mixture of an ink with the sky fits into one palette. */
export const COVER_STEPS = 20;
const LINES_PER_PIXEL = 16;
const STEPS_PER_CURVE = 12;

interface Edge {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The straight edges of an outline; a curve becomes some short ones. Fonts of this kind have no cubic curves. */
function outlineToEdges(commands: readonly PathCommand[]): Edge[] {
  const edges: Edge[] = [];
  let start = { x: 0, y: 0 };
  let at = start;
  const lineTo = (x: number, y: number): void => {
    edges.push({ x0: at.x, y0: at.y, x1: x, y1: y });
    at = { x, y };
  };
  const curveTo = (x1: number, y1: number, x: number, y: number): void => {
    const from = at;
    for (let step = 1; step <= STEPS_PER_CURVE; step++) {
      const t = step / STEPS_PER_CURVE;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      lineTo(a * from.x + b * x1 + c * x, a * from.y + b * y1 + c * y);
    }
  };
  for (const { type, x = 0, y = 0, x1 = 0, y1 = 0 } of commands) {
    if (type === 'M') start = at = { x, y };
    else if (type === 'L') lineTo(x, y);
    else if (type === 'Q') curveTo(x1, y1, x, y);
    else if (type === 'Z') lineTo(start.x, start.y);
  }
  return edges;
}

/** Where an edge meets a line, and whether it goes down (1) or up (-1) there. */
interface Crossing {
  x: number;
  turn: number;
}

/** For each of the horizontal lines below `top`, the edges that meet it. A line lies in the middle of its strip. */
function findCrossings(edges: readonly Edge[], top: number, lines: number): Crossing[][] {
  const crossings = Array.from({ length: lines }, (): Crossing[] => []);
  for (const { x0, y0, x1, y1 } of edges) {
    const [first, end] = [Math.min(y0, y1), Math.max(y0, y1)].map((y) => Math.ceil((y - top) * LINES_PER_PIXEL - 0.5));
    for (let line = first!; line < end!; line++) {
      const y = top + (line + 0.5) / LINES_PER_PIXEL;
      crossings[line]!.push({ x: x0 + ((y - y0) / (y1 - y0)) * (x1 - x0), turn: Math.sign(y1 - y0) });
    }
  }
  return crossings;
}

type Span = readonly [from: number, to: number];

/** The parts of a line that lie inside the outline. Contours of a letter may overlap: that counts once. */
function crossingsToSpans(crossings: readonly Crossing[]): Span[] {
  const spans: Span[] = [];
  let depth = 0;
  let from = 0;
  for (const { x, turn } of crossings.toSorted((one, other) => one.x - other.x)) {
    if (depth === 0) from = x;
    depth += turn;
    if (depth === 0) spans.push([from, x]);
  }
  return spans;
}

function findBounds(edges: readonly Edge[]): Omit<Mask, 'cover'> {
  const xs = edges.map(({ x1 }) => x1);
  const ys = edges.map(({ y1 }) => y1);
  const [left, top] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
  return { left, top, width: Math.ceil(Math.max(...xs)) - left, height: Math.ceil(Math.max(...ys)) - top };
}

/** Fills an outline: several lines through each row of pixels, each measured exactly from where it enters the shape. */
export function rasterise(commands: readonly PathCommand[]): Mask {
  const edges = outlineToEdges(commands);
  if (edges.length === 0) return { left: 0, top: 0, width: 0, height: 0, cover: new Uint8Array() };
  const bounds = findBounds(edges);
  const { left, top, width, height } = bounds;
  const lengths = new Float64Array(width * height);
  for (const [line, crossings] of findCrossings(edges, top, height * LINES_PER_PIXEL).entries()) {
    const row = Math.floor(line / LINES_PER_PIXEL) * width - left;
    for (const [from, to] of crossingsToSpans(crossings))
      for (let x = Math.floor(from); x < to; x++) lengths[row + x]! += Math.min(x + 1, to) - Math.max(x, from);
  }
  const cover = lengths.map((length) => Math.round((length / LINES_PER_PIXEL) * COVER_STEPS));
  return { ...bounds, cover: new Uint8Array(cover) };
}
