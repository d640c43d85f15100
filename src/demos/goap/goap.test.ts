import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Camp, type CampSettings, startCamp, tickCamp } from './camp.ts';
import { type CampKnowledge, createActions, GOALS, isBearNear, LOAD_WOOD, PLACES, TREE_WOOD } from './campRules.ts';
import { type Action, findPlan, type Goal, type PlanLimits, rankGoals } from './planner.ts';

const LIMITS: PlanLimits = { maxDepth: 6, maxNodes: 50_000, dropsRepeated: true };
const SETTINGS: CampSettings = { burnRate: 4, bearSpeed: 30, maxDepth: 6, dropsRepeated: true, extra: {} };

const places = Object.keys(PLACES) as (keyof typeof PLACES)[];
const knowledge = fc
  .record({
    place: fc.constantFrom(...places),
    carriedWood: fc.constantFrom(0, LOAD_WOOD),
    fire: fc.integer({ min: 0, max: 100 }),
    bearDistance: fc.integer({ min: 0, max: 600 }),
    isRested: fc.boolean(),
    tree: fc.array(fc.constantFrom(0, LOAD_WOOD, TREE_WOOD), { minLength: 3, maxLength: 3 }),
  })
  .map(({ tree, place, ...rest }): CampKnowledge => {
    return { ...rest, place, ...PLACES[place], 'tree 1': tree[0]!, 'tree 2': tree[1]!, 'tree 3': tree[2]! };
  });

/** Brute force: tries every sequence of actions up to a depth and returns the cheapest that meets the goal. */
function bruteForce<S>(state: S, actions: readonly Action<S>[], goal: Goal<S>, depth: number): number {
  if (goal.isMet(state)) return 0;
  if (depth === 0) return Infinity;
  const usable = actions.filter((action) => action.isPossible(state));
  return Math.min(
    Infinity,
    ...usable.map((action) => action.cost(state) + bruteForce(action.apply(state), actions, goal, depth - 1)),
  );
}

describe('the planner', () => {
  const actions = createActions({});

  it('returns plans whose actions are all possible and which reach the goal at the stated cost', () => {
    fc.assert(
      fc.property(knowledge, fc.constantFrom(...GOALS), (start, goal) => {
        const plan = findPlan(start, actions, goal, LIMITS);
        fc.pre(plan.actions !== undefined);
        let state = start;
        let cost = 0;
        for (const action of plan.actions!) {
          expect(action.isPossible(state)).toBe(true);
          cost += action.cost(state);
          state = action.apply(state);
        }
        expect(goal.isMet(state)).toBe(true);
        expect(cost).toBeCloseTo(plan.cost, 9);
      }),
    );
  });

  it('finds the cheapest plan within the depth, with and without pruning repeated states', () => {
    fc.assert(
      fc.property(knowledge, fc.constantFrom(...GOALS), fc.boolean(), (start, goal, dropsRepeated) => {
        const found = findPlan(start, actions, goal, { maxDepth: 4, maxNodes: 50_000, dropsRepeated });
        expect(found.cost).toBeCloseTo(bruteForce(start, actions, goal, 4), 9);
      }),
      { numRuns: 60 },
    );
  });

  it('never mutates the state it plans from', () => {
    fc.assert(
      fc.property(knowledge, fc.constantFrom(...GOALS), (start, goal) => {
        const before = structuredClone(start);
        findPlan(start, actions, goal, LIMITS);
        expect(start).toEqual(before);
      }),
    );
  });

  it('makes the typical plan: to a tree, collect, to the fire, feed', () => {
    const { knowledge: start } = startCamp(1);
    const plan = findPlan({ ...start, fire: 20 }, actions, GOALS[1]!, LIMITS);
    expect(plan.actions?.map(({ name }) => name)).toEqual([
      'move to tree 1',
      'collect wood at tree 1',
      'move to fire',
      'feed fire',
    ]);
  });

  it('needs only the last part when wood is already carried', () => {
    const { knowledge: start } = startCamp(1);
    const plan = findPlan({ ...start, fire: 20, carriedWood: LOAD_WOOD }, actions, GOALS[1]!, LIMITS);
    expect(plan.actions?.map(({ name }) => name)).toEqual(['move to fire', 'feed fire']);
  });

  it('chooses another tree when one becomes expensive', () => {
    const { knowledge: start } = startCamp(1);
    const dear = createActions({ 'collect wood at tree 1': 20 });
    const plan = findPlan({ ...start, fire: 20 }, dear, GOALS[1]!, LIMITS);
    expect(plan.actions?.[0]?.name).not.toBe('move to tree 1');
  });

  it('finds nothing if the depth is too small, and stops at its node limit', () => {
    const start = { ...startCamp(1).knowledge, fire: 20 };
    expect(findPlan(start, actions, GOALS[1]!, { ...LIMITS, maxDepth: 3 }).actions).toBeUndefined();
    const small = findPlan(start, actions, GOALS[1]!, { ...LIMITS, maxNodes: 5 });
    expect([small.actions, small.hasGivenUp]).toEqual([undefined, true]);
  });

  it('grows a far smaller tree when repeated states are pruned', () => {
    const start = { ...startCamp(1).knowledge, fire: 20, 'tree 1': 0, 'tree 2': 0, 'tree 3': 0 };
    const all = findPlan(start, actions, GOALS[1]!, { ...LIMITS, dropsRepeated: false });
    const few = findPlan(start, actions, GOALS[1]!, LIMITS);
    expect(few.nodes * 5).toBeLessThan(all.nodes);
  });
});

describe('the goals', () => {
  it("put the bear before the fire when it's near, and exclude goals already met", () => {
    const { knowledge: start } = startCamp(1);
    const names = (state: CampKnowledge) => rankGoals(GOALS, state).map(({ name }) => name);
    expect(names({ ...start, fire: 40, bearDistance: 60 })[0]).toBe('avoid the bear');
    expect(names({ ...start, fire: 40, bearDistance: 500 })[0]).toBe('keep the fire going');
    expect(names({ ...start, fire: 100, bearDistance: 500, isRested: true })).toEqual([]);
  });
});

describe('the camp', () => {
  const run = (camp: Camp, seconds: number, settings: CampSettings = SETTINGS): Camp[] => {
    const camps = [camp];
    for (let tick = 0; tick < seconds * 10; tick += 1) camps.push(tickCamp(camps.at(-1)!, settings));
    return camps;
  };

  it('keeps the fire burning for five minutes when the bear stays away', () => {
    const camps = run(startCamp(1), 300, { ...SETTINGS, bearSpeed: 0 });
    expect(Math.min(...camps.map((camp) => camp.knowledge.fire))).toBeGreaterThan(0);
    expect(camps.at(-1)!.knowledge['tree 1']).toBeLessThan(TREE_WOOD);
  });

  it('sends the villager to the cabin when the bear comes near', () => {
    const [start] = run(startCamp(1), 0);
    const near = { ...start!, bear: { x: 300, y: 130 }, bearTarget: { x: 300, y: 130 } };
    const camps = run(near, 6, { ...SETTINGS, bearSpeed: 0 });
    expect(camps.some((camp) => camp.plan?.actions[camp.plan.index] === 'run away')).toBe(true);
    expect(camps.map((camp) => camp.knowledge.place)).toContain('cabin');
  });

  it('has the villager walk only to the cabin while the bear is near', () => {
    const camps = run(startCamp(5), 120, { ...SETTINGS, bearSpeed: 80 });
    const isNear = (index: number) => isBearNear(camps[index]!.knowledge);
    const scared = camps.filter((_, index) => index > 2 && isNear(index) && isNear(index - 1) && isNear(index - 2));
    expect(scared.length).toBeGreaterThan(0);
    for (const { plan } of scared) expect(plan?.actions[plan.index] ?? '').not.toMatch(/^move to/);
  });
});
