import { whenIdle } from '#src/lib/whenIdle.ts';

// Behaviour that no page needs in order to be read: loaded when the browser has nothing else to do.
const PARTS = [
  () => import('#src/reading/start.ts'),
  () => import('#src/api/browser/hoverCards.ts').then(({ watchApiLinks }) => watchApiLinks()),
  () => import('#src/shell/analytics/privacySwitch.ts').then(({ startPrivacySwitch }) => startPrivacySwitch()),
  () => import('#src/offline/register.ts').then(({ registerWorker }) => registerWorker()),
];

const startNext = (): void => void PARTS.shift()?.();

function startAtRest(): void {
  startNext();
  // One at a time, so that a visitor who comes in between does not wait for all of them.
  if (PARTS.length > 0) whenIdle(startAtRest);
}

function startAll(): void {
  while (PARTS.length > 0) startNext();
}

addEventListener('load', () => whenIdle(startAtRest), { once: true });
// A visitor who acts before that does not wait for the last picture.
for (const act of ['pointerdown', 'keydown']) addEventListener(act, startAll, { once: true, passive: true });
