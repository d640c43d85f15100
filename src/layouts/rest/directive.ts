import type { ClientDirective } from 'astro';
import { whenIdle } from '#src/lib/whenIdle.ts';

/** Whatever a visitor does first; from then on waiting would be felt. */
const FIRST_ACTS = ['pointerover', 'touchstart', 'keydown'] as const;

/**
 * `client:rest` wakes an island when the page has loaded and the browser rests, or at the visitor's first act. The built-in
 * `client:idle` may come before the page has loaded, and then takes the line from what the page is made of.
 */
const rest: ClientDirective = (load) => {
  let isAwake = false;
  const wake = async (): Promise<void> => {
    if (isAwake) return;
    isAwake = true;
    for (const act of FIRST_ACTS) document.removeEventListener(act, wakeNow);
    const hydrate = await load();
    await hydrate();
  };
  const wakeNow = (): void => void wake();
  const wakeAtRest = (): void => whenIdle(wakeNow);
  for (const act of FIRST_ACTS) document.addEventListener(act, wakeNow, { passive: true });
  if (document.readyState === 'complete') wakeAtRest();
  else addEventListener('load', wakeAtRest, { once: true });
};

export default rest;
