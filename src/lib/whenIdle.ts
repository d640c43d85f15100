const TIMEOUT_MS = 2000;
const FALLBACK_MS = 300;

/** Runs an action when the browser is idle, after two seconds at the latest. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: TIMEOUT_MS });
  else setTimeout(action, FALLBACK_MS);
}
