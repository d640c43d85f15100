import { registerWorker } from '#src/offline/register.ts';
import { startPrivacySwitch } from '#src/shell/analytics/privacySwitch.ts';

startPrivacySwitch();
registerWorker();
