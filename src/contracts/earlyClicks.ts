import { CODE_WRAP, DEMO_START, FEATURE_PLAY, TABS } from './attributes.ts';

// The boot script records clicks on these buttons; src/browser repeats them once the code behind them has started.
export const READING_BUTTONS = `[${TABS}] [role=tab],[${CODE_WRAP}]`;
export const DEMO_BUTTONS = `[${DEMO_START}]`;
export const FEATURE_BUTTONS = `[${FEATURE_PLAY}]`;

export const EARLY_CLICK_TARGETS = [READING_BUTTONS, DEMO_BUTTONS, FEATURE_BUTTONS].join();
