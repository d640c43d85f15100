import { createRandom } from '#src/lib/random.ts';
import type { CampKnowledge, Extra } from './campRules.ts';
import { createActions, GOALS, isBearNear, PLACES, RUN_SPEED, TREE_WOOD, WALK_SPEED } from './campRules.ts';
import { type Action, findPlan, rankGoals } from './planner.ts';

export interface CampSettings {
  burnRate: number;
  bearSpeed: number;
  maxDepth: number;
  dropsRepeated: boolean;
  extra: Extra;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface CurrentPlan {
  readonly goal: string;
  readonly actions: readonly string[];
  /** The current action. */
  readonly index: number;
  readonly cost: number;
}

/** The live world. The planner never touches it: it works on copies of `knowledge`. */
export interface Camp {
  readonly knowledge: CampKnowledge;
  readonly bear: Spot;
  readonly bearTarget: Spot;
  /** Counts the bear's decisions; together with the seed it determines the next one. */
  readonly wanderings: number;
  readonly seed: number;
  readonly plan: CurrentPlan | undefined;
  /** Seconds left for the action, once the villager is in place. */
  readonly workLeft: number | undefined;
  readonly searchNodes: number;
  readonly news: string;
}

export const FIELD = { width: 640, height: 400 };
export const TICK_S = 0.1;
const MAX_NODES = 20_000;
const BEAR_TOUCH = 6;

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

function moveTowards(from: Spot, to: Spot, length: number): Spot {
  const whole = distance(from, to);
  if (whole <= length) return { x: to.x, y: to.y };
  return { x: from.x + ((to.x - from.x) / whole) * length, y: from.y + ((to.y - from.y) / whole) * length };
}

function pickBearTarget(seed: number, wanderings: number): Spot {
  const random = createRandom(seed * 1000 + wanderings);
  return { x: 40 + random() * 420, y: 40 + random() * (FIELD.height - 80) };
}

export function startCamp(seed: number): Camp {
  const bear = { x: 610, y: 375 };
  const villager = { x: 250, y: 110 };
  return {
    knowledge: {
      ...villager,
      place: 'meadow',
      carriedWood: 0,
      fire: 55,
      bearDistance: distance(bear, villager),
      isRested: false,
      'tree 1': TREE_WOOD,
      'tree 2': TREE_WOOD,
      'tree 3': TREE_WOOD,
    },
    bear,
    bearTarget: pickBearTarget(seed, 0),
    wanderings: 0,
    seed,
    plan: undefined,
    workLeft: undefined,
    searchNodes: 0,
    news: 'The villager has no plan yet.',
  };
}

/** Discards the plan; the next tick makes a new one. */
export const cancelPlan = (camp: Camp, reason: string): Camp => ({
  ...camp,
  plan: undefined,
  workLeft: undefined,
  news: reason,
});

function makePlan(camp: Camp, settings: CampSettings, actions: readonly Action<CampKnowledge>[]): Camp {
  const limits = { maxDepth: settings.maxDepth, maxNodes: MAX_NODES, dropsRepeated: settings.dropsRepeated };
  let searchNodes = 0;
  for (const goal of rankGoals(GOALS, camp.knowledge)) {
    const result = findPlan(camp.knowledge, actions, goal, limits);
    searchNodes += result.nodes;
    if (!result.actions) continue;
    const names = result.actions.map(({ name }) => name);
    const plan = { goal: goal.name, actions: names, index: 0, cost: result.cost };
    const news = `New plan to ${goal.name}: ${names.join(', ')}.`;
    return { ...camp, plan, searchNodes, workLeft: undefined, news };
  }
  const isWaiting = searchNodes === 0;
  const news = isWaiting ? 'Every goal is met: waiting.' : 'No plan reaches an open goal within the limits: waiting.';
  return { ...camp, searchNodes, news };
}

/** Updates the fire, the bear, and what the villager sees of them. */
function passTime(camp: Camp, { burnRate, bearSpeed }: CampSettings): Camp {
  const { knowledge } = camp;
  const bear = moveTowards(camp.bear, camp.bearTarget, bearSpeed * TICK_S);
  const isThere = distance(bear, camp.bearTarget) < BEAR_TOUCH;
  const wanderings = camp.wanderings + (isThere ? 1 : 0);
  const fire = Math.max(0, knowledge.fire - burnRate * TICK_S);
  return {
    ...camp,
    bear,
    wanderings,
    bearTarget: isThere ? pickBearTarget(camp.seed, wanderings) : camp.bearTarget,
    knowledge: {
      ...knowledge,
      fire,
      bearDistance: distance(bear, knowledge),
      isRested: knowledge.isRested && fire > 80,
    },
  };
}

const destinationOf = (action: string): keyof typeof PLACES | undefined => {
  if (action === 'run away') return 'cabin';
  return action.startsWith('move to ') ? (action.slice('move to '.length) as keyof typeof PLACES) : undefined;
};

function endAction(camp: Camp, action: Action<CampKnowledge>): Camp {
  const plan = camp.plan!;
  const index = plan.index + 1;
  const { bearDistance } = camp.knowledge;
  // Apply the action's effects, except for those outside the villager's control.
  const knowledge = { ...action.apply(camp.knowledge), bearDistance };
  const isOver = index === plan.actions.length;
  const news = isOver ? `Done: ${action.name}. The plan to ${plan.goal} is complete.` : `Done: ${action.name}.`;
  return { ...camp, knowledge, plan: isOver ? undefined : { ...plan, index }, workLeft: undefined, news };
}

function walk(camp: Camp, action: Action<CampKnowledge>, place: keyof typeof PLACES): Camp {
  const speed = action.name === 'run away' ? RUN_SPEED : WALK_SPEED;
  const spot = moveTowards(camp.knowledge, PLACES[place], speed * TICK_S);
  const moved = { ...camp, knowledge: { ...camp.knowledge, ...spot, place: 'meadow' as const } };
  return distance(spot, PLACES[place]) === 0 ? endAction(moved, action) : moved;
}

function act(camp: Camp, actions: readonly Action<CampKnowledge>[]): Camp {
  const name = camp.plan!.actions[camp.plan!.index]!;
  const action = actions.find((each) => each.name === name)!;
  // The plan is based on assumptions: check each action against the real world first.
  if (camp.workLeft === undefined && !action.isPossible(camp.knowledge)) {
    const isOnTheWay = destinationOf(name) !== undefined && camp.knowledge.place === 'meadow';
    if (!isOnTheWay || isBearNear(camp.knowledge))
      return cancelPlan(camp, `“${name}” is not possible any more: plan cancelled.`);
  }
  const place = destinationOf(name);
  if (place) return walk(camp, action, place);
  const workLeft = (camp.workLeft ?? action.cost(camp.knowledge)) - TICK_S;
  return workLeft > 0 ? { ...camp, workLeft } : endAction(camp, action);
}

/** Advances the camp by a tenth of a second. */
export function tickCamp(before: Camp, settings: CampSettings): Camp {
  const actions = createActions(settings.extra);
  const wasNear = isBearNear(before.knowledge);
  let camp = passTime(before, settings);
  const isFleeing = camp.plan?.actions[camp.plan.index] === 'run away';
  if (isBearNear(camp.knowledge) && !wasNear && camp.plan && !isFleeing) {
    camp = cancelPlan(camp, 'The bear is near: plan cancelled.');
  }
  return camp.plan ? act(camp, actions) : makePlan(camp, settings, actions);
}
