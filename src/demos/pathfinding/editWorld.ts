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
 * A press on the map. A click with trees on trees takes them away; a stroke goes on as it began, which its first cell
 * tells: it was painted by the stroke's own first press.
 */
export function editWorld(world: World, { phase, cell, firstCell, tool }: Press): World {
  if (cell === undefined || phase === 'up' || phase === 'hover') return world;
  if (tool === 'start' || tool === 'goal') return moveEnd(world, tool, cell);
  const isErasing = tool === 'wall' && world.terrain[firstCell ?? cell] === (phase === 'down' ? 'wall' : 'grass');
  return setTerrain(world, cell, isErasing ? 'grass' : (tool as Terrain));
}
