/** The page `/offline`, also shown for pages that aren't available offline. */
export { OfflinePage } from './OfflinePage/OfflinePage.tsx';
/** Its island: save all pages, stop, remove them, with progress. */
export { OfflineControls } from './OfflinePage/OfflineControls.tsx';
