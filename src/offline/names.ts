export const CACHE_PREFIX = 'site-';
export const OFFLINE_ROUTE = '/offline/';
export const WORKER_FILE = '/sw.js';
/** Set when a visitor has removed everything: nothing is kept again until they save. */
export const OFF_KEY = 'site.offline.off';
export const FILES_LIST = '/offline.json';

/** What build/offline says about the deployment. */
export interface OfflineFiles {
  build: string;
  /** Address below the base path and size in bytes as it travels, compressed. */
  files: [string, number][];
}
