export { OfflineControls } from './OfflinePage/OfflineControls.tsx';
export { OfflinePage } from './OfflinePage/OfflinePage.tsx';
export { registerWorker } from './register.ts';
