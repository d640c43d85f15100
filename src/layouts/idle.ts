import { atRest } from '#src/lib/atRest.ts';

// Behaviour that no page needs in order to be read: loaded when it has come to rest.
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
  if (PARTS.length > 0) atRest(startAtRest);
}

function startAll(): void {
  while (PARTS.length > 0) startNext();
}

atRest(startAtRest);
// A visitor who acts before that does not wait for the last picture.
for (const act of ['pointerdown', 'keydown']) addEventListener(act, startAll, { once: true, passive: true });
