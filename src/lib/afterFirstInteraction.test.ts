// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The module keeps for the whole page that it rests, so every test gets a page of its own. */
async function restWith(search = ''): Promise<ReturnType<typeof vi.fn>> {
  vi.resetModules();
  history.replaceState(null, '', `/${search}`);
  const { afterFirstInteraction } = await import('./afterFirstInteraction.ts');
  const action = vi.fn();
  afterFirstInteraction(action);
  return action;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 1));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('waits for the first act of the visitor', async () => {
  const action = await restWith();
  vi.advanceTimersByTime(4000);
  expect(action).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerover'));
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(action).toHaveBeenCalledOnce();
});

it('does not wait for ever where somebody only reads', async () => {
  const action = await restWith();
  vi.advanceTimersByTime(6000);
  expect(action).toHaveBeenCalledOnce();
});

it('does not wait where the address asks for something', async () => {
  const action = await restWith('?q=actor');
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledOnce();
});

it('runs what comes later as soon as there is time', async () => {
  await restWith('?q=actor');
  const { afterFirstInteraction } = await import('./afterFirstInteraction.ts');
  const second = vi.fn();
  afterFirstInteraction(second);
  vi.advanceTimersByTime(1);
  expect(second).toHaveBeenCalledOnce();
});
