import { useCallback, useEffect, useRef, useState } from 'react';
import type { OfflineFiles } from '../names.ts';
import { countSaved, readFilesList, removeAll, saveAll, type Progress } from './saveAll.ts';

type Status = 'looking' | 'ready' | 'saving' | 'saved' | 'removed' | 'failed' | 'unavailable';

export interface Offline {
  status: Status;
  files?: OfflineFiles;
  saved: number;
  progress?: Progress;
  error?: string;
  save(): void;
  stop(): void;
  remove(): void;
}

interface Found {
  files?: OfflineFiles;
  saved: number;
  status: Status;
  error?: string;
}

const isAvailable = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

async function look(): Promise<Found> {
  if (!isAvailable()) return { status: 'unavailable', saved: 0 };
  try {
    const files = await readFilesList();
    const saved = await countSaved(files);
    return { files, saved, status: saved === files.files.length ? 'saved' : 'ready' };
  } catch (error) {
    return { status: 'failed', saved: 0, error: String(error instanceof Error ? error.message : error) };
  }
}

/** What is saved for reading offline, and how to change it. */
export function useOffline(): Offline {
  const [found, setFound] = useState<Found>({ status: 'looking', saved: 0 });
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    void look().then(setFound);
    return () => running.current?.abort();
  }, []);

  const save = useCallback(() => {
    const { files } = found;
    if (!files) return void look().then(setFound);
    const run = new AbortController();
    running.current = run;
    setFound((before) => ({ ...before, status: 'saving' }));
    saveAll(files, setProgress, run.signal)
      .then(look, async (error: unknown) => ({
        files,
        // After a deployment the newest list: with the old one it would stop at the same file again.
        ...(await look()),
        status: 'failed' as const,
        error: String(error instanceof Error ? error.message : error),
      }))
      .then(setFound);
  }, [found]);

  const remove = useCallback(() => {
    void removeAll().then(() => setFound((before) => ({ ...before, saved: 0, status: 'removed' })));
  }, []);

  return { ...found, progress, save, stop: () => running.current?.abort(), remove };
}
