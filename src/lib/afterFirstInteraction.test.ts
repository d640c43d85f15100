// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The module remembers the first interaction for the whole page, so every test gets a module of its own. */
async function openPage(search = ''): Promise<ReturnType<typeof vi.fn>> {
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

it('waits for the first interaction', async () => {
  const action = await openPage();
  vi.advanceTimersByTime(4000);
  expect(action).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerover'));
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(action).toHaveBeenCalledOnce();
});

it('stops waiting after some seconds of reading', async () => {
  const action = await openPage();
  vi.advanceTimersByTime(6000);
  expect(action).toHaveBeenCalledOnce();
});

it('does not wait if the URL has a query', async () => {
  const action = await openPage('?q=actor');
  vi.advanceTimersByTime(1);
  expect(action).toHaveBeenCalledOnce();
});

it('afterwards runs actions as soon as the browser is idle', async () => {
  await openPage('?q=actor');
  const { afterFirstInteraction } = await import('./afterFirstInteraction.ts');
  const second = vi.fn();
  afterFirstInteraction(second);
  vi.advanceTimersByTime(1);
  expect(second).toHaveBeenCalledOnce();
});
