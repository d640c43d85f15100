import type { AnyTopic } from '../frame/topic.ts';

/** The topics for the browser: one chunk each, loaded when a demo starts. */
export const TOPIC_LOADERS: Readonly<Record<string, () => Promise<{ topic: AnyTopic }>>> = {
  'a-star': () => import('../pathfinding/aStarTopic.ts'),
  camp: () => import('../goap/campTopic.ts'),
  dijkstra: () => import('../pathfinding/dijkstraTopic.ts'),
  collapse: () => import('../waveFunctionCollapse/collapseTopic.ts'),
  village: () => import('../waveFunctionCollapse/villageTopic.ts'),
  caves: () => import('../cellularAutomata/cavesTopic.ts'),
  'cave-counting': () => import('../cellularAutomata/countingTopic.ts'),
  autotiling: () => import('../autotiling/autotileTopic.ts'),
  'mask-folding': () => import('../autotiling/foldingTopic.ts'),
  'dual-grid': () => import('../dualGrid/dualTopic.ts'),
  'dual-corners': () => import('../dualGrid/cornersTopic.ts'),
  'paper-table': () => import('../paper/tableTopic.ts'),
  phone: () => import('../phone/phoneTopic.ts'),
  route: () => import('../pathfinding/routeTopic.ts'),
};

export async function loadTopic(name: string): Promise<AnyTopic> {
  const load = TOPIC_LOADERS[name];
  if (!load) throw new Error(`There is no demo "${name}".`);
  return (await load()).topic;
}
