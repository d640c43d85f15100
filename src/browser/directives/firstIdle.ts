import type { ClientDirective } from 'astro';
import { afterFirstInteraction } from '#src/lib/afterFirstInteraction.ts';
import { onFirstInteraction } from '#src/lib/firstInteraction.ts';

/**
 * `client:first-idle` wakes an island when the page has come to rest, or at the visitor's first act. The built-in `client:idle`
 * may come before the page has loaded, and then takes the line from what the page is made of.
 */
const rest: ClientDirective = (load) => {
  let isAwake = false;
  const wake = async (): Promise<void> => {
    if (isAwake) return;
    isAwake = true;
    stopWaiting();
    const hydrate = await load();
    await hydrate();
  };
  const stopWaiting = onFirstInteraction(() => void wake());
  afterFirstInteraction(() => void wake());
};

export default rest;
