// The only script that examples load with a page. Keep it small: the rest loads when a button is pressed.
import { LIVE_EXAMPLE } from '#src/contracts/attributes.ts';
import { AFTER_SWAP_EVENT } from '#src/contracts/events.ts';
import type { ExampleAction } from './actions.ts';

const load = () => import('./hydrateExample.tsx');
let isLoaded = false;

function copyUnhydrated(figure: HTMLElement, button: HTMLElement): void {
  const source = figure.querySelector('[data-live-source]')?.textContent;
  const { files } = JSON.parse(source ?? '{"files":[]}') as { files: { text: string }[] };
  void navigator.clipboard.writeText(files[0]?.text ?? '');
  say(button, 'Copied');
}

function say(button: HTMLElement, text: string): void {
  const before = button.textContent;
  button.textContent = text;
  setTimeout(() => (button.textContent = before), 1500);
}

async function act(figure: HTMLElement, button: HTMLElement, action: ExampleAction): Promise<void> {
  if (action === 'copy' && !isLoaded) return copyUnhydrated(figure, button);
  button.setAttribute('aria-busy', 'true');
  try {
    const { performAction } = await load();
    isLoaded = true;
    performAction(figure, action);
    if (action === 'copy') say(button, 'Copied');
  } catch {
    say(button, 'Did not load. Try again');
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/** Handles the buttons of every example, on this page and on those that follow. */
export function watchExamples(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-live-action]') : null;
    const figure = button?.closest<HTMLElement>(`[${LIVE_EXAMPLE}]`);
    if (button && figure) void act(figure, button, button.dataset['liveAction'] as ExampleAction);
  });
  document.addEventListener(AFTER_SWAP_EVENT, () => {
    if (isLoaded) void load().then(({ endExamples }) => endExamples((figure) => !figure.isConnected));
  });
}
