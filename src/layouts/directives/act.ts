import type { ClientDirective } from 'astro';
import { whenIdle } from '#src/lib/whenIdle.ts';
import { onFirstAct, onLoaded } from './firstAct.ts';

/**
 * `client:act` leaves an island asleep until the visitor acts. Its code is brought in while the browser rests, so that
 * waking takes no network and the press that wakes the island is not lost.
 */
const act: ClientDirective = (load) => {
  let loading: ReturnType<typeof load> | undefined;
  let hydrate: Awaited<ReturnType<typeof load>> | undefined;
  const bring = async () => (hydrate = await (loading ??= load()));
  onFirstAct(() => {
    if (hydrate) void hydrate();
    else void bring().then((wake) => wake());
  });
  onLoaded(() => whenIdle(() => void bring()));
};

export default act;
