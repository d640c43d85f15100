export const CACHE_PREFIX = 'site-';
export const OFFLINE_ROUTE = '/offline/';
export const WORKER_FILE = '/sw.js';
export const FILES_LIST = '/offline.json';

/** The deployment's file list, written by build/offline. */
export interface OfflineFiles {
  build: string;
  /** URL relative to the base path, and compressed transfer size in bytes. */
  files: [string, number][];
}
