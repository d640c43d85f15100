import type { Playback } from './playback.ts';
import { changeValue, editState, pressStage, startPlayback, stepBack, stepForward, stepTo } from './playback.ts';
import type { AnyTopic, Press, Values } from './topic.ts';

export interface PlayerSnapshot {
  playback: Playback;
  isPlaying: boolean;
  speed: number;
  tool: string;
  cursor: number | undefined;
  hovered: number | undefined;
}

export interface PlayerOptions {
  values: Values;
  seed: number;
  /** The step the demo starts at. */
  step: number;
}

export type Player = ReturnType<typeof createPlayer>;

const DEFAULT_STEPS_PER_SECOND = 8;
/** Caps the elapsed time, so that a slow frame doesn't make the demo skip steps. */
const MAX_FRAME_MS = 100;

/** Runs a demo: holds its playback, notifies listeners of changes, and steps according to the elapsed time. */
export function createPlayer(topic: AnyTopic, options: PlayerOptions) {
  const begin = () => stepTo(topic, startPlayback(topic, options.values, options.seed), options.step);
  let snapshot: PlayerSnapshot = {
    playback: begin(),
    isPlaying: false,
    speed: 1,
    tool: topic.tools?.[0]?.name ?? '',
    cursor: undefined,
    hovered: undefined,
  };
  const listeners = new Set<() => void>();
  let pendingMs = 0;

  function change(next: Partial<PlayerSnapshot>): void {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }
  const show = (playback: Playback) => {
    if (playback !== snapshot.playback) change({ playback, isPlaying: snapshot.isPlaying && !playback.isAtEnd });
  };
  const restart = (seed: number) =>
    change({ playback: startPlayback(topic, snapshot.playback.values, seed), isPlaying: false });

  return {
    getSnapshot: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    forward: () => change({ playback: stepForward(topic, snapshot.playback), isPlaying: false }),
    back: () => change({ playback: stepBack(snapshot.playback), isPlaying: false }),
    togglePlay() {
      const { isPlaying, playback } = snapshot;
      const isOver = playback.isAtEnd && playback.index === playback.history.length - 1;
      if (!isPlaying && isOver) restart(playback.seed);
      pendingMs = 0;
      change({ isPlaying: !isPlaying });
    },
    pause: () => change({ isPlaying: false }),
    reset: () => restart(snapshot.playback.seed),
    setSeed: restart,
    setSpeed: (speed: number) => change({ speed }),
    setTool: (tool: string) => change({ tool }),
    setCursor: (cursor: number | undefined) => change({ cursor }),
    setHovered: (hovered: number | undefined) => {
      if (hovered !== snapshot.hovered) change({ hovered });
    },
    setValue: (name: string, value: unknown) => show(changeValue(topic, snapshot.playback, name, value)),
    edit: (edit: (state: unknown) => unknown) => show(editState(topic, snapshot.playback, edit)),
    press: (press: Omit<Press, 'tool'>) =>
      show(pressStage(topic, snapshot.playback, { ...press, tool: snapshot.tool })),
    /** Advances the time and takes the steps that are due. */
    advance(elapsedMs: number): void {
      if (!snapshot.isPlaying) return;
      const stepMs = 1000 / ((topic.stepsPerSecond ?? DEFAULT_STEPS_PER_SECOND) * snapshot.speed);
      pendingMs += Math.min(elapsedMs, MAX_FRAME_MS);
      let { playback } = snapshot;
      for (; pendingMs >= stepMs && !playback.isAtEnd; pendingMs -= stepMs) playback = stepForward(topic, playback);
      show(playback);
    },
  };
}
