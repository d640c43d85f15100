import * as ex from 'excalibur';
import { COLORS, PIECES } from './pieces';
import { COLUMNS, fallingCells, type Round, ROWS, shadowOf } from './rules';

export const CELL = 12;

const FILLS = new Map(PIECES.map((name) => [name, ex.Color.fromHex(COLORS[name])]));
const BRIGHT = ex.Color.fromRGB(255, 255, 255, 0.35);
const DARK = ex.Color.fromRGB(0, 0, 0, 0.3);
const GHOST = ex.Color.fromRGB(220, 235, 246, 0.28);
const GRID = ex.Color.fromRGB(255, 255, 255, 0.035);

type Context = ex.ExcaliburGraphicsContext;

/** Draws the whole well itself: two hundred squares need no actors of their own. */
export class Board extends ex.Actor {
  private readonly readRound: () => Round;

  constructor(readRound: () => Round) {
    super({
      pos: ex.vec(0, 0),
      anchor: ex.vec(0, 0),
      width: COLUMNS * CELL,
      height: ROWS * CELL,
    });
    this.readRound = readRound;
    // Without a graphic, the engine would take the actor for invisible and skip it.
    this.graphics.use(
      new ex.Rectangle({
        width: COLUMNS * CELL,
        height: ROWS * CELL,
        color: ex.Color.fromHex('#06263b'),
      }),
    );
    this.graphics.onPostDraw = (context) => this.drawRound(context);
  }

  private drawRound(context: Context): void {
    const round = this.readRound();
    drawGrid(context);
    round.board.forEach((row, y) =>
      row.forEach((name, x) => name && drawBlock(context, x, y, FILLS.get(name)!)),
    );
    if (round.phase !== 'playing') return;
    for (const { x, y } of fallingCells(shadowOf(round))) fill(context, x, y, GHOST);
    for (const { x, y } of fallingCells(round.falling))
      drawBlock(context, x, y, FILLS.get(round.falling.name)!);
  }
}

const fill = (context: Context, x: number, y: number, color: ex.Color): void =>
  context.drawRectangle(ex.vec(x * CELL, y * CELL), CELL, CELL, color);

function drawGrid(context: Context): void {
  for (let x = 0; x < COLUMNS; x += 2)
    context.drawRectangle(ex.vec(x * CELL, 0), CELL, ROWS * CELL, GRID);
}

/** A square with a bright and a dark rim. */
function drawBlock(context: Context, x: number, y: number, color: ex.Color): void {
  const corner = ex.vec(x * CELL, y * CELL);
  fill(context, x, y, color);
  context.drawRectangle(corner, CELL, 2, BRIGHT);
  context.drawRectangle(corner, 2, CELL, BRIGHT);
  context.drawRectangle(corner.add(ex.vec(0, CELL - 2)), CELL, 2, DARK);
  context.drawRectangle(corner.add(ex.vec(CELL - 2, 0)), 2, CELL, DARK);
}
