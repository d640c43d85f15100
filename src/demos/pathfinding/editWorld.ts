import type { Press, Tool } from '../frame/topic.ts';
import { moveEnd, setTerrain, type Terrain, type World } from './world.ts';

export const MAP_TOOLS: readonly Tool[] = [
  { name: 'wall', label: 'Trees' },
  { name: 'mud', label: 'Mud, 3' },
  { name: 'swamp', label: 'Swamp, 5' },
  { name: 'grass', label: 'Erase' },
  { name: 'goal', label: 'Move chest' },
  { name: 'start', label: 'Move knight' },
];

/**
 * Handles a press on the map. Clicking trees with the tree tool removes them. A stroke continues as it started: its first
 * cell shows which, because the stroke's first press painted it.
 */
export function editWorld(world: World, { phase, cell, firstCell, tool }: Press): World {
  if (cell === undefined || phase === 'up' || phase === 'hover') return world;
  if (tool === 'start' || tool === 'goal') return moveEnd(world, tool, cell);
  const isErasing = tool === 'wall' && world.terrain[firstCell ?? cell] === (phase === 'down' ? 'wall' : 'grass');
  return setTerrain(world, cell, isErasing ? 'grass' : (tool as Terrain));
}
