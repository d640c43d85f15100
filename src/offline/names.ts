export const CACHE_PREFIX = 'site-';
export const OFFLINE_ROUTE = '/offline/';
export const WORKER_FILE = '/sw.js';
export const FILES_LIST = '/offline.json';

/** What build/offline says about the deployment. */
export interface OfflineFiles {
  build: string;
  /** Address below the base path and size in bytes as it travels, compressed. */
  files: [string, number][];
}
