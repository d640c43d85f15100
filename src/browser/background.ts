// One file for both: each request keeps a page busy for a moment, and nobody waits for these.
import { registerWorker } from '#src/offline/register.ts';
import { showPrivacyChoice, watchPrivacySwitch } from '#src/shell/analytics/privacySwitch.ts';

export function start(): void {
  watchPrivacySwitch();
  registerWorker();
}

export const startPage = showPrivacyChoice;
