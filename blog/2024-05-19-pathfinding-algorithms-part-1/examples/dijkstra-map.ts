import * as ex from 'excalibur';

// Change the size of the map or what mud costs.
const COLUMNS = 16;
const ROWS = 10;
const TILE = 40;
const MUD_COST = 5;

type Kind = 'grass' | 'mud' | 'wall';
interface Cell {
  kind: Kind;
  distance: number;
  previous?: number;
  visited: boolean;
}

const game = new ex.Engine({
  width: COLUMNS * TILE,
  height: ROWS * TILE,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const cells: Cell[] = Array.from({ length: COLUMNS * ROWS }, () => ({
  kind: 'grass',
  distance: Infinity,
  visited: false,
}));
const at = (x: number, y: number): number => y * COLUMNS + x;
for (let y = 1; y < 8; y += 1) cells[at(6, y)]!.kind = 'wall';
for (let y = 3; y < 10; y += 1) cells[at(10, y)]!.kind = 'wall';
for (let x = 7; x < 10; x += 1) cells[at(x, 2)]!.kind = 'mud';

function neighbours(index: number): number[] {
  const x = index % COLUMNS;
  const found: number[] = [];
  if (x > 0) found.push(index - 1);
  if (x < COLUMNS - 1) found.push(index + 1);
  if (index >= COLUMNS) found.push(index - COLUMNS);
  if (index < cells.length - COLUMNS) found.push(index + COLUMNS);
  return found.filter((next) => cells[next]!.kind !== 'wall');
}

/** Dijkstra's algorithm; returns the path with its start, or nothing. */
function search(start: number, target: number): number[] {
  for (const cell of cells)
    Object.assign(cell, { distance: Infinity, visited: false, previous: undefined });
  cells[start]!.distance = 0;
  for (;;) {
    let current = -1;
    cells.forEach((cell, index) => {
      if (!cell.visited && cell.distance < (cells[current]?.distance ?? Infinity))
        current = index;
    });
    if (current === -1) return [];
    const cell = cells[current]!;
    cell.visited = true;
    if (current === target) break;
    for (const next of neighbours(current)) {
      const candidate = cell.distance + (cells[next]!.kind === 'mud' ? MUD_COST : 1);
      if (candidate < cells[next]!.distance)
        Object.assign(cells[next]!, { distance: candidate, previous: current });
    }
  }
  const path = [target];
  while (cells[path[0]!]!.previous !== undefined)
    path.unshift(cells[path[0]!]!.previous!);
  return path;
}

const COLORS = {
  grass: ex.Color.fromHex('#2f6f4f'),
  mud: ex.Color.fromHex('#7a5230'),
  wall: ex.Color.fromHex('#0b1b28'),
  seen: ex.Color.fromHex('#7bbaea55'),
  path: ex.Color.fromHex('#ffb238'),
};
let path: number[] = [];
const centre = (index: number): ex.Vector =>
  ex.vec(
    (index % COLUMNS) * TILE + TILE / 2,
    Math.floor(index / COLUMNS) * TILE + TILE / 2,
  );

const map = new ex.Actor({ anchor: ex.Vector.Zero, z: 0 });
map.graphics.forceOnScreen = true;
map.graphics.onPostDraw = (context) => {
  cells.forEach((cell, index) => {
    const corner = centre(index).sub(ex.vec(TILE / 2 - 1, TILE / 2 - 1));
    context.drawRectangle(corner, TILE - 2, TILE - 2, COLORS[cell.kind]);
    if (cell.visited) context.drawRectangle(corner, TILE - 2, TILE - 2, COLORS.seen);
  });
  for (let step = 1; step < path.length; step += 1) {
    context.drawLine(centre(path[step - 1]!), centre(path[step]!), COLORS.path, 5);
  }
};
game.add(map);

const sheet = ex.SpriteSheet.fromImageSource({
  image: new ex.ImageSource('/kit/characters/knight.png'),
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});
const knight = new ex.Actor({ pos: centre(at(2, 5)), z: 2, scale: ex.vec(1.6, 1.6) });
knight.graphics.use(ex.Animation.fromSpriteSheet(sheet, [0, 1, 2, 3], 160));
game.add(knight);

const info = new ex.Label({
  text: '',
  pos: ex.vec(12, 10),
  z: 5,
  color: ex.Color.White,
  font: new ex.Font({ size: 15, family: 'sans-serif', bold: true }),
});
game.add(info);

const indexOf = (pos: ex.Vector): number =>
  at(
    ex.clamp(Math.floor(pos.x / TILE), 0, COLUMNS - 1),
    ex.clamp(Math.floor(pos.y / TILE), 0, ROWS - 1),
  );

function walkTo(target: number): void {
  path = search(indexOf(knight.pos), target);
  const seen = cells.filter((cell) => cell.visited).length;
  info.text =
    path.length > 0
      ? `cost ${cells[target]!.distance}, ${seen} tiles looked at`
      : 'no way there';
  knight.actions.clearActions();
  for (const step of path.slice(1))
    knight.actions.moveTo({ pos: centre(step), duration: 180 });
}

let painted = false;
game.input.pointers.primary.on('down', () => (painted = false));
game.input.pointers.primary.on('move', (event) => {
  if (!game.input.pointers.isDown(0)) return;
  painted = true;
  const brush: Kind = game.input.keyboard.isHeld(ex.Keys.M) ? 'mud' : 'wall';
  const index = indexOf(event.worldPos);
  if (index !== indexOf(knight.pos)) cells[index]!.kind = brush;
});
game.input.pointers.primary.on('up', (event) => {
  if (!painted) walkTo(indexOf(event.worldPos));
});

const loader = new ex.Loader([sheet.sprites[0]!.image]);
loader.suppressPlayButton = true;
game.start(loader).then(() => walkTo(at(14, 5)));
