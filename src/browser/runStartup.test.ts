// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAGE_LOAD_EVENT } from '#src/contracts/events.ts';
import type { StartupEntry, When } from './startup.ts';

/** New for every test: the listeners of earlier visits are still on the document. */
function createMocks() {
  const start = vi.fn();
  const startPage = vi.fn();
  return { start, startPage, load: vi.fn(() => Promise.resolve({ start, startPage })) };
}

let { start, startPage, load } = createMocks();

/** A visit to a site with one entry in its list. */
async function visit(when: When, options: Partial<StartupEntry> = {}): Promise<void> {
  vi.resetModules();
  const { runStartup } = await import('./runStartup.ts');
  runStartup([{ name: 'entry', when, load, ...options }]);
  await vi.advanceTimersByTimeAsync(0);
}

async function navigate(html = ''): Promise<void> {
  const body = document.createElement('body');
  body.innerHTML = html;
  document.body.replaceWith(body);
  document.dispatchEvent(new Event(PAGE_LOAD_EVENT));
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  ({ start, startPage, load } = createMocks());
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 50));
  Element.prototype.checkVisibility = function (this: Element) {
    return !this.hasAttribute('hidden');
  };
  document.body.innerHTML = '';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('starts once a visit, and once on each page', async () => {
  await visit('immediately');
  document.dispatchEvent(new Event(PAGE_LOAD_EVENT));
  await vi.advanceTimersByTimeAsync(0);
  expect([load, start, startPage].map((mock) => mock.mock.calls.length)).toEqual([1, 1, 1]);
  await navigate();
  expect([load, start, startPage].map((mock) => mock.mock.calls.length)).toEqual([1, 1, 2]);
});

it('starts only on pages that match', async () => {
  await visit('immediately', { match: '[data-x]' });
  expect(load).not.toHaveBeenCalled();
  await navigate('<p data-x></p>');
  expect(startPage).toHaveBeenCalledOnce();
});

it('waits for an idle moment, unless the visitor acts before it', async () => {
  await visit('idle');
  expect(load).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(0);
  expect(startPage).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60);
  expect(startPage).toHaveBeenCalledOnce();
});

it('does not wait again on the pages that follow', async () => {
  await visit('idle');
  await vi.advanceTimersByTimeAsync(60);
  await navigate();
  expect(startPage).toHaveBeenCalledTimes(2);
});

it('starts what is visible when idle, and what is hidden after an interaction or five seconds', async () => {
  document.body.innerHTML = '<p data-x></p>';
  await visit('seen', { match: '[data-x]' });
  await vi.advanceTimersByTimeAsync(60);
  expect(load).toHaveBeenCalledOnce();
  document.body.innerHTML = '<p data-x hidden></p>';
  await visit('seen', { match: '[data-x]' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1100);
  expect(load).toHaveBeenCalledTimes(2);
});

it('does not start on a page that was left meanwhile', async () => {
  document.body.innerHTML = '<p data-x></p>';
  await visit('idle', { match: '[data-x]' });
  await navigate();
  await vi.advanceTimersByTimeAsync(60);
  expect(load).not.toHaveBeenCalled();
});

it('tries again on the next page after a failure', async () => {
  load.mockImplementationOnce(() => Promise.reject(new Error('offline')));
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await visit('immediately');
  expect(start).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledWith('Could not start: entry.', expect.any(Error));
  await navigate();
  expect(start).toHaveBeenCalledOnce();
});

it('repeats clicks that came before the code, once', async () => {
  document.body.innerHTML = '<button data-early-click></button>';
  const button = document.querySelector('button')!;
  const onClick = vi.fn();
  start.mockImplementationOnce(() => button.addEventListener('click', onClick));
  await visit('immediately', { clicks: 'button' });
  expect(onClick).toHaveBeenCalledOnce();
  expect(button.hasAttribute('data-early-click')).toBe(false);
});
