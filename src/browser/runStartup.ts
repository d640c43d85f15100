import { PAGE_LOAD_EVENT } from '#src/contracts/events.ts';
import { afterFirstInteraction } from '#src/lib/afterFirstInteraction.ts';
import { onLoad } from '#src/lib/firstInteraction.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import { replayEarlyClicks } from './earlyClicks.ts';
import type { StartupEntry, StartupModule } from './startup.ts';

const modules = new Map<StartupEntry, Promise<StartupModule | void>>();

async function loadAndStart(entry: StartupEntry): Promise<StartupModule | void> {
  const { load, clicks } = entry;
  const module = await Promise.resolve(load()).catch((error: unknown) => {
    // The next page tries again.
    modules.delete(entry);
    throw error;
  });
  module?.start?.();
  if (clicks) replayEarlyClicks(clicks);
  return module;
}

function loadOnce(entry: StartupEntry): Promise<StartupModule | void> {
  const loading = modules.get(entry) ?? loadAndStart(entry);
  modules.set(entry, loading);
  return loading;
}

async function startOn(page: HTMLElement, entry: StartupEntry): Promise<void> {
  try {
    const module = await loadOnce(entry);
    if (page === document.body) module?.startPage?.();
  } catch (error) {
    console.error(`Could not start: ${entry.name}.`, error);
  }
}

const isVisible = (selector: string): boolean =>
  [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());

/** What waits for an idle moment on the page that's shown. */
const waiting = new Set<() => void>();

/** Visitors who act before that don't wait for the last picture. */
function runWaiting(): void {
  for (const run of [...waiting]) run();
}

function schedule({ when, match }: StartupEntry, start: () => void): void {
  if (when === 'immediately') return start();
  if (when === 'first-interaction') return afterFirstInteraction(start);
  const run = (): void => void (waiting.delete(run) && start());
  waiting.add(run);
  if (when === 'seen' && match && !isVisible(match)) afterFirstInteraction(run);
  else onLoad(() => whenIdle(run));
}

let page: HTMLElement | undefined;

function startPage(entries: readonly StartupEntry[]): void {
  // The router reports the first page too, once it has loaded.
  if (page === document.body) return;
  const shown = (page = document.body);
  waiting.clear();
  for (const entry of entries) {
    if (entry.match && !document.querySelector(entry.match)) continue;
    const start = (): void => void startOn(shown, entry);
    // There's nothing to wait for once the code is here.
    if (modules.has(entry)) start();
    else schedule(entry, start);
  }
}

/** Starts the entries on this page and after every in-site navigation. */
export function runStartup(entries: readonly StartupEntry[]): void {
  for (const name of ['pointerdown', 'keydown', 'focusin']) addEventListener(name, runWaiting, { passive: true });
  document.addEventListener(PAGE_LOAD_EVENT, () => startPage(entries));
  startPage(entries);
}
