import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#041e2f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

// The roads of a small country. Change a weight: the path looks for another way.
const towns: [string, number, number][] = [
  ['A', 60, 200],
  ['B', 190, 80],
  ['C', 200, 310],
  ['D', 330, 180],
  ['E', 420, 330],
  ['F', 460, 80],
  ['G', 545, 210],
];
// AB4: from A to B for 4.
const roads = 'AB4 AC2 BD3 CD7 CE3 DF2 EG3 FG1 DE1'.split(' ').map((road) => ({
  from: road[0]!,
  to: road[1]!,
  weight: Number(road[2]),
}));

const graph = new ex.Graph<string>();
const nodes = new Map<string, ex.PositionNode<string>>();
for (const [name, x, y] of towns) {
  nodes.set(name, graph.addNode(name, ex.vec(x, y)) as ex.PositionNode<string>);
}
const node = (name: string) => nodes.get(name)!;
for (const { from, to, weight } of roads) {
  graph.addEdge(node(from), node(to), { weight });
}

let [start, end] = [node('A'), node('G')];
const textAlign = ex.TextAlign.Center;
const font = new ex.Font({ size: 16, color: ex.Color.White, textAlign });
for (const town of nodes.values()) {
  const color = ex.Color.fromHex('#2185d0');
  const dot = new ex.Actor({ pos: town.pos, radius: 18, color });
  // Click a town: the last target becomes the start.
  dot.on('pointerdown', () => ([start, end] = [end, town]));
  dot.addChild(new ex.Label({ text: town.data, pos: ex.vec(0, -8), font }));
  game.add(dot);
}
for (const { from, to, weight } of roads) {
  const pos = node(from).pos.average(node(to).pos).add(ex.vec(0, -22));
  game.add(new ex.Label({ text: `${weight}`, pos, font }));
}
const answer = new ex.Label({ text: '', pos: ex.vec(300, 16), font });
game.add(answer);

game.onPreDraw = (ctx) => {
  for (const { source, target } of graph.edges) {
    const [a, b] = [source, target] as ex.PositionNode<string>[];
    ctx.drawLine(a!.pos, b!.pos, ex.Color.fromHex('#7bbaea44'), 3);
  }
  const { path, distance } = graph.shortestPathDijkstra(start, end);
  const steps = path as ex.PositionNode<string>[];
  steps.slice(1).forEach((step, i) => {
    ctx.drawLine(steps[i]!.pos, step.pos, ex.Color.fromHex('#ffb238'), 6);
  });
  answer.text = `${steps.map((step) => step.data).join(' → ')}   distance ${distance}`;
};

game.start();
