/** An action of an agent, as the planner sees it. */
export interface Action<S> {
  readonly name: string;
  cost(state: S): number;
  isPossible(state: S): boolean;
  /** Returns the state afterwards as a copy; must not mutate its argument. */
  apply(state: S): S;
}

export interface Goal<S> {
  readonly name: string;
  isMet(state: S): boolean;
  /** From 0 (unimportant) to 1. */
  priority(state: S): number;
}

export interface PlanLimits {
  maxDepth: number;
  maxNodes: number;
  /** Prunes states that were already reached at the same or lower depth and cost. */
  dropsRepeated: boolean;
}

export interface PlanResult<S> {
  /** The cheapest sequence of actions that meets the goal; undefined if none was found within the limits. */
  readonly actions: readonly Action<S>[] | undefined;
  readonly cost: number;
  /** Size of the search tree. */
  readonly nodes: number;
  readonly hasGivenUp: boolean;
}

interface Node<S> {
  state: S;
  cost: number;
  depth: number;
  action: Action<S> | undefined;
  parent: Node<S> | undefined;
}

/** Removes the cheapest node. The trees are small; for larger ones, use a heap. */
function takeCheapest<S>(open: Node<S>[]): Node<S> | undefined {
  let best = 0;
  for (let index = 1; index < open.length; index += 1) {
    if (open[index]!.cost < open[best]!.cost) best = index;
  }
  return open.splice(best, 1)[0];
}

function nodeToActions<S>(node: Node<S>): Action<S>[] {
  const actions: Action<S>[] = [];
  for (let at: Node<S> | undefined = node; at?.action; at = at.parent) actions.unshift(at.action);
  return actions;
}

const childrenOf = <S>(node: Node<S>, actions: readonly Action<S>[]): Node<S>[] =>
  actions
    .filter((action) => action.isPossible(node.state))
    .map((action) => ({
      state: action.apply(node.state),
      cost: node.cost + action.cost(node.state),
      depth: node.depth + 1,
      action,
      parent: node,
    }));

/**
 * Searches forward from a state for the cheapest actions that meet a goal: Dijkstra's algorithm on a tree of predicted
 * states. A state must be plain data, because states are compared as JSON.
 */
export function findPlan<S>(
  start: S,
  actions: readonly Action<S>[],
  goal: Goal<S>,
  { maxDepth, maxNodes, dropsRepeated }: PlanLimits,
): PlanResult<S> {
  const open: Node<S>[] = [{ state: start, cost: 0, depth: 0, action: undefined, parent: undefined }];
  const leastDepth = new Map<string, number>();
  let nodes = 1;
  for (let node = takeCheapest(open); node; node = takeCheapest(open)) {
    if (goal.isMet(node.state)) return { actions: nodeToActions(node), cost: node.cost, nodes, hasGivenUp: false };
    if (nodes > maxNodes) return { actions: undefined, cost: Infinity, nodes, hasGivenUp: true };
    if (node.depth === maxDepth) continue;
    const key = dropsRepeated ? JSON.stringify(node.state) : '';
    // Nodes are expanded in order of cost: an earlier one was never more expensive, but it may have been deeper.
    if (dropsRepeated && (leastDepth.get(key) ?? Infinity) <= node.depth) continue;
    leastDepth.set(key, node.depth);
    const children = childrenOf(node, actions);
    nodes += children.length;
    open.push(...children);
  }
  return { actions: undefined, cost: Infinity, nodes, hasGivenUp: false };
}

/** The unmet goals, most important first. */
export const rankGoals = <S>(goals: readonly Goal<S>[], state: S): Goal<S>[] =>
  goals
    .filter((goal) => !goal.isMet(state) && goal.priority(state) > 0)
    .sort((a, b) => b.priority(state) - a.priority(state));
