import type { Room } from './buildRooms.ts';

export interface Box {
  room: Room;
  x: number;
  y: number;
}

export interface Edge {
  to: string;
  count: number;
  path: string;
  width: number;
}

export interface Diagram {
  width: number;
  height: number;
  nodes: { box: Box; edges: Edge[] }[];
}

export const BOX_WIDTH = 104;
export const BOX_HEIGHT = 48;
const GAP = 16;
const ROW_GAP = 76;
const PADDING = 12;
const DIP = 46;

const toWidth = (count: number): number => 1 + Math.min(4, Math.log2(count) / 1.5);

function toPath(from: Box, to: Box): string {
  const [x1, y1, x2] = [from.x + BOX_WIDTH / 2, from.y + BOX_HEIGHT, to.x + BOX_WIDTH / 2];
  // Neighbours in a row meet below it.
  if (from.y === to.y) return `M${x1} ${y1}C${x1} ${y1 + DIP} ${x2} ${y1 + DIP} ${x2} ${y1}`;
  const middle = (y1 + to.y) / 2;
  return `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${to.y}`;
}

function placeRow(rooms: readonly Room[], row: number, width: number): Box[] {
  const total = rooms.length * (BOX_WIDTH + GAP) - GAP;
  const left = (width - total) / 2;
  return rooms.map((room, index) => ({
    room,
    x: left + index * (BOX_WIDTH + GAP),
    y: PADDING + row * (BOX_HEIGHT + ROW_GAP),
  }));
}

/** Rows of boxes, top to bottom as imports run, and a line for each pair of rooms that meet. */
export function layoutDiagram(rooms: readonly Room[]): Diagram {
  const rows = [...Map.groupBy(rooms, ({ level }) => level)].sort(([a], [b]) => a - b).map(([, row]) => row);
  const widest = Math.max(...rows.map((row) => row.length), 1);
  const width = widest * (BOX_WIDTH + GAP) - GAP + 2 * PADDING;
  const boxes = rows.flatMap((row, index) => placeRow(row, index, width));
  const byName = new Map(boxes.map((box) => [box.room.name, box]));
  const nodes = boxes.map((box) => ({
    box,
    edges: box.room.imports.flatMap(({ room, count }) => {
      const target = byName.get(room);
      return target ? [{ to: room, count, path: toPath(box, target), width: toWidth(count) }] : [];
    }),
  }));
  return { width, height: 2 * PADDING + rows.length * (BOX_HEIGHT + ROW_GAP) - ROW_GAP, nodes };
}
