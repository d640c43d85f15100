const TIMEOUT_MS = 2000;
const FALLBACK_MS = 300;

/** Runs an action when the browser has nothing else to do, at the latest after two seconds. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: TIMEOUT_MS });
  else setTimeout(action, FALLBACK_MS);
}
