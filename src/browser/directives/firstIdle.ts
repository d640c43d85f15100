import type { ClientDirective } from 'astro';
import { afterFirstInteraction } from '#src/lib/afterFirstInteraction.ts';
import { onFirstInteraction } from '#src/lib/firstInteraction.ts';

/**
 * `client:first-idle` hydrates an island at the visitor's first interaction, or when the browser is idle some seconds after
 * load. The built-in `client:idle` may start before the page has loaded and compete with what the page itself needs.
 */
const firstIdle: ClientDirective = (load) => {
  let hasStarted = false;
  const start = async (): Promise<void> => {
    if (hasStarted) return;
    hasStarted = true;
    stopWaiting();
    const hydrate = await load();
    await hydrate();
  };
  const stopWaiting = onFirstInteraction(() => void start());
  afterFirstInteraction(() => void start());
};

export default firstIdle;
