import { useCallback, useEffect, useRef, useState } from 'react';
import { appendEntries, NO_LINES, type ConsoleLines } from '../console/consoleLines.ts';
import type { RunError, SourceFile } from '../protocol/messages.ts';
import { FrameRun } from './frameRun.ts';
import { watchVisibilityChanges } from './visibility.ts';

type RunStatus = 'idle' | 'starting' | 'running' | 'stopped';

export interface RunState {
  status: RunStatus;
  isPaused: boolean;
  output: ConsoleLines;
  error: RunError | null;
  /** The size of the game if it doesn't fill the stage. */
  size: { width: number; height: number } | null;
}

export interface RunControls extends RunState {
  run(files: readonly SourceFile[]): void;
  stop(): void;
  clearConsole(): void;
  /** Clears the output, error and size of the last run. */
  reset(): void;
}

const IDLE: RunState = { status: 'idle', isPaused: false, output: NO_LINES, error: null, size: null };

interface Options {
  title?: string;
  pressPlay?: boolean;
  onRelease(): void;
}

/** Runs examples on the given stage, one new frame at a time, paused while off screen. */
export function useRun(
  stage: React.RefObject<HTMLElement | null>,
  { title, pressPlay, onRelease }: Options,
): RunControls {
  const [state, setState] = useState<RunState>(IDLE);
  const current = useRef<FrameRun | null>(null);
  const patch = useCallback((change: Partial<RunState>) => setState((before) => ({ ...before, ...change })), []);

  const stop = useCallback(() => {
    current.current?.stop();
    current.current = null;
  }, []);

  const run = useCallback(
    (files: readonly SourceFile[]) => {
      stop();
      if (!stage.current) return;
      setState(({ size }) => ({ ...IDLE, status: 'starting', size }));
      const unlessStale =
        <Args extends unknown[]>(action: (...args: Args) => void) =>
        (...args: Args) => {
          if (current.current === frame) action(...args);
        };
      const frame: FrameRun = new FrameRun(
        stage.current,
        {
          onFirstFrame: unlessStale(() => patch({ status: 'running' })),
          onConsole: unlessStale((entries, dropped) =>
            setState((before) => ({ ...before, output: appendEntries(before.output, entries, dropped) })),
          ),
          onError: (error) => setState((before) => ({ ...before, error: before.error ?? error })),
          onSize: unlessStale((width, height) => patch({ size: { width, height } })),
          onRelease,
          onEnd: unlessStale(() => patch({ status: 'stopped', isPaused: false })),
        },
        title,
      );
      current.current = frame;
      void frame.start(files, { pressPlay });
    },
    [onRelease, patch, pressPlay, stage, stop, title],
  );

  useEffect(() => {
    if (!stage.current) return;
    return watchVisibilityChanges(stage.current, (isVisible) => {
      if (isVisible) current.current?.resume();
      else current.current?.pause();
      if (current.current) patch({ isPaused: !isVisible });
    });
  }, [patch, stage]);
  useEffect(() => stop, [stop]);

  return {
    ...state,
    run,
    stop,
    clearConsole: useCallback(() => patch({ output: NO_LINES }), [patch]),
    reset: useCallback(() => {
      stop();
      setState(IDLE);
    }, [stop]),
  };
}
