const historyIndex = (): number => ((history.state ?? {}) as { index?: number }).index ?? 0;

/** Pages of this visit by their index in the history, which the browser doesn't expose. */
const visited = new Map<number, URL>();

/** Records the current page and returns the one the visitor came from. */
export function recordVisit(): URL | undefined {
  const index = historyIndex();
  visited.set(index, new URL(location.href));
  return visited.get(index - 1);
}
