import { whenIdle } from '#src/lib/whenIdle.ts';

// Behaviour that no page needs in order to be read: loaded when the browser has nothing else to do.
function start(): void {
  void import('#src/reading/start.ts');
  void import('#src/shell/analytics/privacySwitch.ts').then(({ startPrivacySwitch }) => startPrivacySwitch());
  void import('#src/offline/register.ts').then(({ registerWorker }) => registerWorker());
  void import('#src/api/browser/hoverCards.ts').then(({ watchApiLinks }) => watchApiLinks());
}

addEventListener('load', () => whenIdle(start), { once: true });
