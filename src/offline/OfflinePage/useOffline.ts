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

interface State {
  files?: OfflineFiles;
  saved: number;
  status: Status;
  error?: string;
}

const isAvailable = (): boolean => 'serviceWorker' in navigator && 'caches' in window;

async function readState(): Promise<State> {
  if (!isAvailable()) return { status: 'unavailable', saved: 0 };
  try {
    const files = await readFilesList();
    const saved = await countSaved(files);
    return { files, saved, status: saved === files.files.length ? 'saved' : 'ready' };
  } catch (error) {
    return { status: 'failed', saved: 0, error: String(error instanceof Error ? error.message : error) };
  }
}

/** What is saved for offline reading, with actions to save, stop and remove. */
export function useOffline(): Offline {
  const [state, setState] = useState<State>({ status: 'looking', saved: 0 });
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);

  useEffect(() => {
    void readState().then(setState);
    return () => running.current?.abort();
  }, []);

  const save = useCallback(() => {
    const { files } = state;
    if (!files) return void readState().then(setState);
    const run = new AbortController();
    running.current = run;
    setState((previous) => ({ ...previous, status: 'saving' }));
    saveAll(files, setProgress, run.signal)
      .then(readState, async (error: unknown) => ({
        files,
        // Reloads the file list: after a deployment, the old list would stop at the same file again.
        ...(await readState()),
        status: 'failed' as const,
        error: String(error instanceof Error ? error.message : error),
      }))
      .then(setState);
  }, [state]);

  const remove = useCallback(() => {
    void removeAll().then(() => setState((previous) => ({ ...previous, saved: 0, status: 'removed' })));
  }, []);

  return { ...state, progress, save, stop: () => running.current?.abort(), remove };
}
