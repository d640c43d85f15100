import type { ClientDirective } from 'astro';
import { afterFirstInteraction } from '#src/lib/afterFirstInteraction.ts';
import { onFirstInteraction } from '#src/lib/firstInteraction.ts';

/**
 * `client:interaction` hydrates an island at the visitor's first interaction. Its code is preloaded while the browser is
 * idle, so that hydration needs no network. A click that comes before the code is repeated once the island is hydrated.
 */
const interaction: ClientDirective = (load, _options, island) => {
  let loading: ReturnType<typeof load> | undefined;
  let hydrate: Awaited<ReturnType<typeof load>> | undefined;
  let clicked: HTMLElement | null | undefined;
  const preload = async () => (hydrate = await (loading ??= load()));
  const recordClick = ({ target }: Event): void => {
    if (!hydrate) clicked = (target as Element).closest('button');
  };
  const start = async (): Promise<void> => {
    await (hydrate ?? (await preload()))();
    island.removeEventListener('click', recordClick);
    clicked?.click();
  };
  island.addEventListener('click', recordClick);
  onFirstInteraction(() => void start());
  afterFirstInteraction(() => void preload());
};

export default interaction;
