import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
declare const testbed: Testbed;

test.beforeEach(({ page }) => openTestbed(page));

test('aStar ignores the weights of edges, Dijkstra adds them up', async ({ page }) => {
  const result = await page.evaluate(() => {
    const graph = new ex.Graph<string>();
    const place = (name: string, x: number, y: number) =>
      graph.addNode(name, ex.vec(x, y)) as Excalibur.PositionNode<string>;
    const [start, near, far, end] = [place('s', 0, 0), place('x', 10, 0), place('y', 0, 50), place('t', 100, 0)];
    graph.addEdge(start, near, { weight: 1 });
    graph.addEdge(near, end, { weight: 100 });
    graph.addEdge(start, far, { weight: 5 });
    graph.addEdge(far, end, { weight: 5 });
    const names = (path: Excalibur.Node<string>[] | null) => (path ?? []).map((node) => node.data).join('');
    const exact = graph.shortestPathDijkstra(start, end);
    const guessed = graph.aStar(start, end);
    return {
      exact: [names(exact.path), exact.distance],
      guessed: [names(guessed.path), guessed.distance],
      toItself: graph.aStar(start, start).path,
    };
  });
  expect(result).toEqual({ exact: ['syt', 10], guessed: ['sxt', 100], toItself: [] });
});

test('aStar takes a longer way than needed around walls of a plain grid', async ({ page }) => {
  const lengths = await page.evaluate(() => {
    const walls = new Set(['5,2', '4,2', '3,3', '6,3', '2,3', '4,4', '0,2', '2,0', '6,2', '0,5']);
    const graph = new ex.Graph<string>();
    const nodes = new Map<string, Excalibur.PositionNode<string>>();
    for (let x = 0; x < 7; x++) {
      for (let y = 0; y < 6; y++) {
        const name = `${x},${y}`;
        if (walls.has(name)) continue;
        nodes.set(name, graph.addNode(name, ex.vec(x, y)) as Excalibur.PositionNode<string>);
      }
    }
    for (const node of nodes.values()) {
      const { x, y } = node.pos;
      for (const neighbor of [nodes.get(`${x + 1},${y}`), nodes.get(`${x},${y + 1}`)]) {
        if (neighbor) graph.addEdge(node, neighbor, { weight: 1 });
      }
    }
    const [start, end] = [nodes.get('0,0')!, nodes.get('6,5')!];
    return {
      aStar: graph.aStar(start, end).path?.length,
      dijkstra: graph.shortestPathDijkstra(start, end).path.length,
    };
  });
  expect(lengths).toEqual({ aStar: 14, dijkstra: 12 });
});

test('an unreachable node gives an empty path and an infinite distance', async ({ page }) => {
  const result = await page.evaluate(() => {
    const graph = new ex.Graph<string>();
    const { path, distance } = graph.shortestPathDijkstra(graph.addNode('a'), graph.addNode('b'));
    return { length: path.length, distance: String(distance) };
  });
  expect(result).toEqual({ length: 0, distance: 'Infinity' });
});

test('seed 0 counts as no seed, any other repeats', async ({ page }) => {
  const result = await page.evaluate(() => ({
    zero: new ex.Random(0).seed,
    repeated: new ex.Random(5).range(4, 1, 6).join() === new ex.Random(5).range(4, 1, 6).join(),
  }));
  expect(result.zero).not.toBe(0);
  expect(result.repeated).toBe(true);
});

test('a ray stops at the first hit by default, and a filter continues behind what it rejects', async ({ page }) => {
  const result = await page.evaluate(() => {
    const self = testbed.add({ collisionType: ex.CollisionType.Fixed });
    testbed.add({ pos: ex.vec(100, 0), collisionType: ex.CollisionType.Fixed });
    testbed.add({ pos: ex.vec(200, 0), collisionType: ex.CollisionType.Fixed });
    testbed.step(16, 2);
    const cast = (options: Excalibur.RayCastOptions) =>
      testbed.scene.physics.rayCast(new ex.Ray(ex.vec(0, 0), ex.Vector.Right), options).map((hit) => hit.point.x);
    const filter = ({ collider }: Excalibur.RayCastHit) => collider.owner !== self;
    return { bare: cast({}), filtered: cast({ filter }), all: cast({ filter, searchAllColliders: true }) };
  });
  expect(result).toEqual({ bare: [10], filtered: [90], all: [90, 190] });
});

test('setTo returns nothing', async ({ page }) => {
  expect(await page.evaluate(() => typeof (ex.vec(1, 2).setTo(3, 4) as unknown))).toBe('undefined');
});

test('components: the first of a type stays unless forced, and removal waits for the update', async ({ page }) => {
  const result = await page.evaluate(() => {
    class Level extends ex.Component {
      value = 0;
    }
    const level = (value: number) => Object.assign(new Level(), { value });
    const actor = testbed.add();
    actor.addComponent(level(1)).addComponent(level(2));
    const kept = actor.get(Level)?.value;
    actor.addComponent(level(3), true);
    const forced = actor.get(Level)?.value;
    actor.removeComponent(Level);
    const isThere = actor.has(Level);
    testbed.step(16);
    return { kept, forced, isThere, isThereLater: actor.has(Level), ancestors: actor.getAncestors().length };
  });
  expect(result).toEqual({ kept: 1, forced: 3, isThere: true, isThereLater: false, ancestors: 1 });
});

test('only a static priority orders systems', async ({ page }) => {
  const order = await page.evaluate(() => {
    const order: string[] = [];
    class Late extends ex.System {
      static override priority = ex.SystemPriority.Lowest;
      systemType = ex.SystemType.Update;
      update = () => void order.push('late');
    }
    class Field extends ex.System {
      priority = -1000;
      systemType = ex.SystemType.Update;
      update = () => void order.push('field');
    }
    class Plain extends ex.System {
      systemType = ex.SystemType.Update;
      update = () => void order.push('plain');
    }
    for (const type of [Late, Plain, Field]) testbed.scene.world.add(type);
    testbed.step(16);
    return order;
  });
  expect(order).toEqual(['plain', 'field', 'late']);
});

test('a single collider answers a ray with a hit or with null', async ({ page }) => {
  const result = await page.evaluate(() => {
    const collider = testbed.add({ pos: ex.vec(100, 0) }).collider.get()!;
    testbed.step(16);
    const cast = (direction: Excalibur.Vector) => collider.rayCast(new ex.Ray(ex.vec(0, 0), direction));
    const hit = cast(ex.Vector.Right);
    return { x: hit?.point.x, distance: hit?.distance, missed: cast(ex.Vector.Left) };
  });
  expect(result).toEqual({ x: 90, distance: 90, missed: null });
});

test('queries with the same rules are one object, follow every change, and match all without rules', async ({
  page,
}) => {
  const result = await page.evaluate(() => {
    class Wings extends ex.Component {}
    class Frozen extends ex.Component {}
    const ecs = testbed.scene.world;
    const flyers = ecs.query({ components: { all: [Wings], not: [Frozen] } });
    const sizes: number[] = [];
    const note = () => sizes.push(flyers.entities.length);
    const bird = testbed.add();
    bird.addComponent(new Wings());
    note();
    bird.addComponent(new Frozen());
    note();
    bird.removeComponent(Frozen, true);
    note();
    bird.kill();
    testbed.step(16);
    note();
    const everything = ecs.query({}).entities.length === ecs.entities.length;
    return { isSame: ecs.query([Wings]) === ecs.query([Wings]), sizes, everything };
  });
  expect(result).toEqual({ isSame: true, sizes: [1, 0, 1, 0], everything: true });
});
