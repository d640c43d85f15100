// The only script that demos load with a page. The rest, the engine included, loads when "Start the demo" is pressed.
import { DEMO, DEMO_START } from '#src/contracts/attributes.ts';
import { AFTER_SWAP_EVENT } from '#src/contracts/events.ts';
const load = () => import('./hydrateDemo.tsx');
let isLoaded = false;

async function startDemo(figure: HTMLElement, button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  button.textContent = 'Loading…';
  try {
    const { hydrateDemo } = await load();
    isLoaded = true;
    await hydrateDemo(figure);
  } catch {
    button.disabled = false;
    button.textContent = 'It did not load. Try again';
  }
}

export function start(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>(`[${DEMO_START}]`) : null;
    const figure = button?.closest<HTMLElement>(`[${DEMO}]`);
    if (button && figure) void startDemo(figure, button);
  });
  document.addEventListener(AFTER_SWAP_EVENT, () => {
    if (isLoaded) void load().then(({ endDemos }) => endDemos((figure) => !figure.isConnected));
  });
}
