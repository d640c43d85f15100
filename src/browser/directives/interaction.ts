import type { ClientDirective } from 'astro';
import { afterFirstInteraction } from '#src/lib/afterFirstInteraction.ts';
import { onFirstInteraction } from '#src/lib/firstInteraction.ts';

/**
 * `client:interaction` leaves an island asleep until the visitor acts. Its code is brought in while the browser rests, so that
 * waking takes no network. A button that is pressed while the code is still on its way is pressed again when it is there.
 */
const act: ClientDirective = (load, _options, island) => {
  let loading: ReturnType<typeof load> | undefined;
  let hydrate: Awaited<ReturnType<typeof load>> | undefined;
  let pressed: HTMLElement | null | undefined;
  const bring = async () => (hydrate = await (loading ??= load()));
  const notePress = ({ target }: Event): void => {
    if (!hydrate) pressed = (target as Element).closest('button');
  };
  const wake = async (): Promise<void> => {
    await (hydrate ?? (await bring()))();
    island.removeEventListener('click', notePress);
    pressed?.click();
  };
  island.addEventListener('click', notePress);
  onFirstInteraction(() => void wake());
  afterFirstInteraction(() => void bring());
};

export default act;
