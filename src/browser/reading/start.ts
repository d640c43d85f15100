// One file for all of it, API cards included: each request keeps a page busy for a moment.
import { watchApiLinks } from '#src/api/browser/hoverCards.ts';
import { afterPaint } from '#src/lib/afterPaint.ts';
import { watchCodeBlocks } from './copyCode.ts';
import { watchCopyPage } from './copyPage.ts';
import { startDiagrams, watchDiagrams } from './diagrams.ts';
import { watchTerms } from './glossaryCards.ts';
import { startListFilter } from './listFilter.ts';
import { rememberVersion } from './preferredVersion.ts';
import { restoreTabs, watchTabs } from './tabs.ts';
import { startTocSpy } from './tocSpy.ts';
import { showTutorialProgress } from './tutorialProgress.ts';
import { prepareZoom, watchZoom } from './zoom.ts';

export function start(): void {
  watchCodeBlocks();
  watchCopyPage();
  watchTabs();
  watchZoom();
  watchDiagrams();
  watchTerms();
  watchApiLinks();
}

/** Nothing here changes what the page looks like, so it waits until the page has been painted. */
function enhancePage(): void {
  startTocSpy();
  prepareZoom();
  startDiagrams();
  rememberVersion();
  showTutorialProgress();
  startListFilter();
}

export function startPage(): void {
  restoreTabs();
  afterPaint(enhancePage);
}
