import type { Action, Goal } from './planner.ts';

export type Place = 'meadow' | 'fire' | 'cabin' | 'tree 1' | 'tree 2' | 'tree 3';
export type Tree = Extract<Place, `tree ${number}`>;

/** The world as the villager knows it: flat, plain data that is cheap to copy. */
export interface CampKnowledge {
  readonly x: number;
  readonly y: number;
  readonly place: Place;
  readonly carriedWood: number;
  readonly fire: number;
  readonly bearDistance: number;
  readonly isRested: boolean;
  readonly 'tree 1': number;
  readonly 'tree 2': number;
  readonly 'tree 3': number;
}

export const PLACES: Readonly<Record<Exclude<Place, 'meadow'>, { x: number; y: number }>> = {
  'tree 1': { x: 80, y: 90 },
  'tree 2': { x: 110, y: 320 },
  'tree 3': { x: 470, y: 330 },
  fire: { x: 310, y: 210 },
  cabin: { x: 560, y: 100 },
};
export const TREES = ['tree 1', 'tree 2', 'tree 3'] as const satisfies Tree[];
export const TREE_WOOD = 500;
export const LOAD_WOOD = 25;
export const FULL_FIRE = 100;
/** How much a load of wood adds to the fire. */
const LOAD_FIRE = 60;
const LOW_FIRE = 60;
const BEAR_SIGHT = 300;
export const BEAR_NEAR = 120;
export const WALK_SPEED = 90;
export const RUN_SPEED = 150;

export type Extra = Readonly<Record<string, number>>;

export const isBearNear = ({ bearDistance }: CampKnowledge): boolean => bearDistance < BEAR_NEAR;

/** Travel time in seconds to a place. */
function travelSeconds({ x, y }: CampKnowledge, place: keyof typeof PLACES, speed: number): number {
  return Math.round((Math.hypot(PLACES[place].x - x, PLACES[place].y - y) / speed) * 10) / 10;
}

const moveTo = (place: Exclude<Place, 'meadow' | 'cabin'>): Action<CampKnowledge> => ({
  name: `move to ${place}`,
  cost: (state) => travelSeconds(state, place, WALK_SPEED),
  isPossible: (state) => state.place !== place && !isBearNear(state),
  apply: (state) => ({ ...state, ...PLACES[place], place }),
});

const collectAt = (tree: Tree): Action<CampKnowledge> => ({
  name: `collect wood at ${tree}`,
  cost: () => 2,
  isPossible: (state) => state.place === tree && state.carriedWood === 0 && state[tree] >= LOAD_WOOD,
  apply: (state) => ({ ...state, carriedWood: LOAD_WOOD, [tree]: state[tree] - LOAD_WOOD }),
});

const FEED: Action<CampKnowledge> = {
  name: 'feed fire',
  cost: () => 1,
  isPossible: (state) => state.place === 'fire' && state.carriedWood > 0,
  apply: (state) => ({ ...state, carriedWood: 0, fire: Math.min(FULL_FIRE, state.fire + LOAD_FIRE) }),
};

const RUN: Action<CampKnowledge> = {
  name: 'run away',
  cost: (state) => travelSeconds(state, 'cabin', RUN_SPEED),
  isPossible: (state) => isBearNear(state) && state.place !== 'cabin',
  apply: (state) => ({ ...state, ...PLACES.cabin, place: 'cabin', bearDistance: BEAR_SIGHT }),
};

const RELAX: Action<CampKnowledge> = {
  name: 'relax',
  cost: () => 3,
  isPossible: (state) => !isBearNear(state) && !state.isRested,
  apply: (state) => ({ ...state, isRested: true }),
};

const ACTIONS = [...TREES.map(moveTo), ...TREES.map(collectAt), moveTo('fire'), FEED, RUN, RELAX];

/** The ten actions, with the visitor's extra costs. */
export const createActions = (extra: Extra): Action<CampKnowledge>[] =>
  ACTIONS.map((action) => ({ ...action, cost: (state) => action.cost(state) + (extra[action.name] ?? 0) }));

export const ACTION_NAMES: readonly string[] = ACTIONS.map(({ name }) => name);

export const GOALS: readonly Goal<CampKnowledge>[] = [
  {
    name: 'avoid the bear',
    isMet: (state) => !isBearNear(state) || state.place === 'cabin',
    priority: ({ bearDistance }) => Math.max(0, 1 - bearDistance / BEAR_SIGHT),
  },
  {
    name: 'keep the fire going',
    isMet: ({ fire }) => fire >= LOW_FIRE,
    priority: ({ fire }) => Math.max(0, 1 - fire / FULL_FIRE),
  },
  { name: 'rest', isMet: ({ isRested }) => isRested, priority: () => 0.1 },
];
