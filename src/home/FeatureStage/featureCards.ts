// The only script that feature cards load with the page. A scene loads, with the engine, when a visitor presses its button
// or holds the mouse over its card, unless they prefer reduced motion or reduced data.
import { FEATURE, FEATURE_PLAY } from '#src/contracts/attributes.ts';
import { AFTER_SWAP_EVENT } from '#src/contracts/events.ts';
import type { FeatureId } from '../data/features.ts';

const HOVER_INTENT_MS = 300;

interface Run {
  card: HTMLElement;
  isByHover: boolean;
  stop?: () => void;
}

let current: Run | undefined;
let intent: ReturnType<typeof setTimeout> | undefined;

const toCard = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(`[${FEATURE}]`) : null;

function show(card: HTMLElement, status: 'loading' | 'running' | 'failed' | undefined): void {
  if (status) card.dataset['live'] = status;
  else delete card.dataset['live'];
  const button = card.querySelector(`[${FEATURE_PLAY}]`);
  button?.setAttribute('aria-pressed', String(status === 'loading' || status === 'running'));
  const note = card.querySelector('[data-feature-note]');
  if (note) note.textContent = status === 'failed' ? 'The scene did not load. Try again.' : '';
}

function end(): void {
  if (!current) return;
  const { card, stop } = current;
  current = undefined;
  show(card, undefined);
  // Last: an engine that fails to stop must not leave a card that seems to run.
  stop?.();
}

async function begin(card: HTMLElement, isByHover: boolean): Promise<void> {
  if (current?.card === card) return;
  end();
  const run: Run = { card, isByHover };
  current = run;
  show(card, 'loading');
  try {
    const { startFeature } = await import('./startFeature.ts');
    const place = card.querySelector<HTMLElement>('.feature__scene')!;
    const stop = await startFeature(place, card.getAttribute(FEATURE) as FeatureId, end);
    // Another card was asked for meanwhile, or this one was left.
    if (current !== run) return stop();
    run.stop = stop;
    show(card, 'running');
  } catch {
    if (current !== run) return;
    current = undefined;
    show(card, 'failed');
  }
}

function mayStartByHover(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function start(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${FEATURE_PLAY}]`) : null;
    const card = toCard(button);
    if (!card) return;
    clearTimeout(intent);
    if (current?.card !== card) void begin(card, false);
    // A press while the pointer is on the card keeps the running scene.
    else if (current.isByHover) current.isByHover = false;
    else end();
  });
  document.addEventListener('pointerover', ({ target, relatedTarget, pointerType }) => {
    const card = toCard(target);
    if (pointerType !== 'mouse' || !card || card === toCard(relatedTarget) || !mayStartByHover()) return;
    clearTimeout(intent);
    intent = setTimeout(() => void begin(card, true), HOVER_INTENT_MS);
  });
  document.addEventListener('pointerout', ({ target, relatedTarget, pointerType }) => {
    const card = toCard(target);
    if (pointerType !== 'mouse' || !card || card === toCard(relatedTarget)) return;
    clearTimeout(intent);
    if (current?.card === card && current.isByHover) end();
  });
  document.addEventListener(AFTER_SWAP_EVENT, end);
}
