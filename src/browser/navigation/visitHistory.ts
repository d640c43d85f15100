const placeInHistory = (): number => ((history.state ?? {}) as { index?: number }).index ?? 0;

/** Pages of this visit by their place in the history, which the browser itself does not tell. */
const visited = new Map<number, URL>();

/** Notes the page that is shown, and says which one the visitor came from. */
export function recordVisit(): URL | undefined {
  const place = placeInHistory();
  visited.set(place, new URL(location.href));
  return visited.get(place - 1);
}
