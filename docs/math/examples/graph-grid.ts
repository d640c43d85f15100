import * as ex from 'excalibur';

const CELL = 40;
const [COLUMNS, ROWS] = [15, 9];
const game = new ex.Engine({
  width: COLUMNS * CELL,
  height: ROWS * CELL,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

// Walls by "x,y". Click a cell to build or remove one.
const walls = new Set('4,1 4,2 4,3 4,4 4,5 9,3 9,4 9,5 9,6 9,7 9,8'.split(' '));
const cellOf = (pos: ex.Vector) =>
  ex.vec(Math.floor(pos.x / CELL), Math.floor(pos.y / CELL));
const centerOf = (cell: ex.Vector) => cell.add(ex.Vector.Half).scale(CELL);
const key = (cell: ex.Vector) => `${cell.x},${cell.y}`;

function findPath(from: ex.Vector, to: ex.Vector): ex.Vector[] {
  const graph = new ex.Graph<ex.Vector>();
  const nodes = new Map<string, ex.Node<ex.Vector>>();
  for (let x = 0; x < COLUMNS; x++) {
    for (let y = 0; y < ROWS; y++) {
      const cell = ex.vec(x, y);
      if (!walls.has(key(cell))) nodes.set(key(cell), graph.addNode(cell));
    }
  }
  for (const node of nodes.values()) {
    for (const step of [ex.Vector.Right, ex.Vector.Down]) {
      const neighbour = nodes.get(key(node.data.add(step)));
      if (neighbour) graph.addEdge(node, neighbour, { weight: 1 });
    }
  }
  const [start, end] = [nodes.get(key(from)), nodes.get(key(to))];
  if (!start || !end) return [];
  return graph.shortestPathDijkstra(start, end).path.map((node) => node.data);
}

const color = ex.Color.fromHex('#ffb238');
const walker = new ex.Actor({ pos: centerOf(ex.vec(1, 4)), radius: 14, color, z: 1 });
game.add(walker);
const targets = [ex.vec(13, 4), ex.vec(1, 4)];
let path: ex.Vector[] = [];
function walk() {
  walker.actions.clearActions();
  path = findPath(cellOf(walker.pos), targets[0]!);
  for (const cell of path) walker.actions.moveTo(centerOf(cell), 260);
  walker.actions.delay(400).callMethod(() => {
    targets.reverse();
    game.clock.schedule(walk);
  });
}
game.input.pointers.primary.on('down', ({ worldPos }) => {
  const name = key(cellOf(worldPos));
  if (!walls.delete(name)) walls.add(name);
  walk();
});

game.onPreDraw = (ctx) => {
  const fill = (cell: ex.Vector, hex: string) =>
    ctx.drawRectangle(cell.scale(CELL), CELL - 2, CELL - 2, ex.Color.fromHex(hex));
  for (const cell of path) fill(cell, '#0b2a3f');
  for (const name of walls) {
    const [x, y] = name.split(',').map(Number);
    fill(ex.vec(x!, y!), '#2185d0');
  }
};
walk();
game.start();
