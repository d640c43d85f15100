import { PAGE_LOAD_EVENT } from '#src/contracts/events.ts';
import { afterFirstInteraction } from '#src/lib/afterFirstInteraction.ts';
import { onLoad } from '#src/lib/firstInteraction.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import { replayEarlyClicks } from './earlyClicks.ts';
import type { StartupEntry, StartupModule } from './startup.ts';

const modules = new Map<StartupEntry, Promise<StartupModule | void>>();

async function loadAndStart({ load, clicks }: StartupEntry): Promise<StartupModule | void> {
  const module = await load();
  module?.start?.();
  if (clicks) replayEarlyClicks(clicks);
  return module;
}

function loadOnce(entry: StartupEntry): Promise<StartupModule | void> {
  const known = modules.get(entry);
  if (known) return known;
  const module = loadAndStart(entry);
  // The next page tries again.
  module.catch(() => modules.delete(entry));
  modules.set(entry, module);
  return module;
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
    schedule(entry, async () => {
      const module = await loadOnce(entry);
      if (shown === document.body) module?.startPage?.();
    });
  }
}

/** Starts the entries on this page and after every in-site navigation. */
export function runStartup(entries: readonly StartupEntry[]): void {
  for (const name of ['pointerdown', 'keydown', 'focusin']) addEventListener(name, runWaiting, { passive: true });
  document.addEventListener(PAGE_LOAD_EVENT, () => startPage(entries));
  startPage(entries);
}
