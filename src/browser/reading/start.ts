import { afterPaint } from '#src/lib/afterPaint.ts';
import { watchCodeBlocks } from './copyCode.ts';
import { watchCopyPage } from './copyPage.ts';
import { answerEarlyPresses } from '../earlyClicks.ts';
import { startListFilter } from './listFilter.ts';
import { startDiagrams, watchDiagrams } from './diagrams.ts';
import { rememberVersion } from './preferredVersion.ts';
import { watchTerms } from './glossaryCards.ts';
import { restoreTabs, watchTabs } from './tabs.ts';
import { startTocSpy } from './tocSpy.ts';
import { showTutorialProgress } from './tutorialProgress.ts';
import { prepareZoom, watchZoom } from './zoom.ts';

/** What a visitor may do with a page, not what it looks like. */
function startPage(): void {
  startTocSpy();
  prepareZoom();
  startDiagrams();
  rememberVersion();
  showTutorialProgress();
  startListFilter();
}

watchCodeBlocks();
watchCopyPage();
watchTabs();
watchZoom();
watchDiagrams();
watchTerms();
restoreTabs();
startPage();
answerEarlyPresses();
document.addEventListener('astro:page-load', () => {
  restoreTabs();
  afterPaint(startPage);
});
