import { whenIdle } from '#src/lib/whenIdle.ts';

let isStarted = false;

// Behaviour that no page needs in order to be read: loaded when the browser has nothing else to do.
function start(): void {
  if (isStarted) return;
  isStarted = true;
  void import('#src/reading/start.ts');
  void import('#src/shell/analytics/privacySwitch.ts').then(({ startPrivacySwitch }) => startPrivacySwitch());
  void import('#src/offline/register.ts').then(({ registerWorker }) => registerWorker());
  void import('#src/api/browser/hoverCards.ts').then(({ watchApiLinks }) => watchApiLinks());
}

addEventListener('load', () => whenIdle(start), { once: true });
// A visitor who acts before that does not wait for the last picture.
for (const act of ['pointerdown', 'keydown']) addEventListener(act, start, { once: true, passive: true });
