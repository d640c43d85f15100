/** The page `/offline`, also shown for pages that aren't available offline. */
export { OfflinePage } from './OfflinePage/OfflinePage.tsx';
/** The page's island: saves all pages, shows progress, stops, and removes what was saved. */
export { OfflineControls } from './OfflinePage/OfflineControls.tsx';
