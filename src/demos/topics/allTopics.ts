import type { AnyTopic } from '../frame/topic.ts';
import { topic as autotiling } from '../autotiling/autotileTopic.ts';
import { topic as maskFolding } from '../autotiling/foldingTopic.ts';
import { topic as caves } from '../cellularAutomata/cavesTopic.ts';
import { topic as caveCounting } from '../cellularAutomata/countingTopic.ts';
import { topic as dualCorners } from '../dualGrid/cornersTopic.ts';
import { topic as dualGrid } from '../dualGrid/dualTopic.ts';
import { topic as camp } from '../goap/campTopic.ts';
import { topic as paperTable } from '../paper/tableTopic.ts';
import { topic as phone } from '../phone/phoneTopic.ts';
import { topic as aStar } from '../pathfinding/aStarTopic.ts';
import { topic as dijkstra } from '../pathfinding/dijkstraTopic.ts';
import { topic as route } from '../pathfinding/routeTopic.ts';
import { topic as collapse } from '../waveFunctionCollapse/collapseTopic.ts';
import { topic as village } from '../waveFunctionCollapse/villageTopic.ts';

/** The topics for the build: all at once, to draw their posters. The same names as in loadTopic.ts. */
export const ALL_TOPICS: Readonly<Record<string, AnyTopic>> = {
  'a-star': aStar,
  camp,
  dijkstra,
  route,
  collapse,
  village,
  caves,
  'cave-counting': caveCounting,
  autotiling,
  'mask-folding': maskFolding,
  'dual-grid': dualGrid,
  'dual-corners': dualCorners,
  'paper-table': paperTable,
  phone,
};

export function findTopic(name: string): AnyTopic {
  const topic = ALL_TOPICS[name];
  if (!topic) throw new Error(`<Demo topic="${name}">: no such demo. Known: ${Object.keys(ALL_TOPICS).join(', ')}.`);
  return topic;
}
