import { afterFirstInteraction } from '#src/lib/afterFirstInteraction.ts';
import { onLoaded } from '#src/lib/firstInteraction.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import { revealInSlices } from './revealInSlices.ts';

// The text is readable without any of this, so it is loaded when the browser has nothing else to do, or when the visitor
// reaches for a box before that.
const startPage = (): void => void import('./start.ts').then((start) => start.startPage());

/** A phone keeps the sidebar in its menu. */
const isSidebarShown = (): boolean => document.querySelector('[data-api-nav]')?.checkVisibility() ?? false;

document.addEventListener('astro:page-load', () =>
  isSidebarShown() ? whenIdle(startPage) : afterFirstInteraction(startPage),
);
document.addEventListener('focusin', startPage, { once: true });
onLoaded(revealInSlices);
