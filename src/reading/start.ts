import { watchCodeBlocks } from './copyCode.ts';
import { watchCopyPage } from './copyPage.ts';
import { answerEarlyPresses } from './earlyPresses.ts';
import { startListFilter } from './listFilter.ts';
import { startDiagrams, watchDiagrams } from './diagrams.ts';
import { rememberVersion } from './preferredVersion.ts';
import { watchTerms } from './glossaryCards.ts';
import { restoreTabs, watchTabs } from './tabs.ts';
import { startTocSpy } from './tocSpy.ts';
import { showTutorialProgress } from './tutorialProgress.ts';
import { prepareZoom, watchZoom } from './zoom.ts';

function startPage(): void {
  restoreTabs();
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
startPage();
answerEarlyPresses();
document.addEventListener('astro:page-load', startPage);
