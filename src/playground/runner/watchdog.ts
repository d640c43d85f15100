import type { Beat } from '../protocol/messages.ts';

/** Until its first line runs: a slow machine takes its time to open a frame and read the engine. */
export const START_LIMIT_MS = 30_000;
export const SILENCE_LIMIT_MS = 10_000;
export const HEAP_LIMIT_BYTES = 768 * 1024 * 1024;
export const SLOW_FRAME_MS = 1_500;
export const SLOW_BEATS_LIMIT = 8;
export const MESSAGES_A_SECOND_LIMIT = 400;
const LOOK_MS = 500;

const MEBIBYTE = 1024 * 1024;

export interface Watchdog {
  /** The example has all it needs and begins to open. */
  start(): void;
  /** Its own code begins to run: from now on it has to show that it lives. */
  started(): void;
  message(): void;
  beat(beat: Beat): void;
  pause(): void;
  resume(): void;
  end(): void;
}

/** Watches a running example from outside and says in one sentence why it has to be stopped. */
export function createWatchdog(
  onLimit: (message: string) => void,
  now: () => number = () => performance.now(),
): Watchdog {
  let silentLooks = 0;
  let limitMs = START_LIMIT_MS;
  let secondBegan = now();
  let messages = 0;
  let slowBeats = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  // Looks are counted, not time: while the page itself is held up, the example's beats only wait in line.
  const look = () => {
    if (++silentLooks * LOOK_MS < limitMs) return;
    onLimit(`The example stopped answering for ${limitMs / 1000} seconds, so it was stopped.`);
  };
  const resume = () => {
    clearInterval(timer);
    silentLooks = 0;
    slowBeats = 0;
    timer = setInterval(look, LOOK_MS);
  };
  const pause = () => clearInterval(timer);
  return {
    start: resume,
    started() {
      limitMs = SILENCE_LIMIT_MS;
      silentLooks = 0;
    },
    resume,
    pause,
    end: pause,
    message() {
      if (now() - secondBegan > 1_000) {
        secondBegan = now();
        messages = 0;
      }
      if (++messages > MESSAGES_A_SECOND_LIMIT)
        onLimit('The example flooded the page with messages, so it was stopped.');
    },
    beat({ heapBytes, slowestFrameMs }) {
      silentLooks = 0;
      slowBeats = slowestFrameMs > SLOW_FRAME_MS ? slowBeats + 1 : 0;
      if (heapBytes > HEAP_LIMIT_BYTES) {
        onLimit(`The example used more than ${HEAP_LIMIT_BYTES / MEBIBYTE} MB of memory, so it was stopped.`);
      }
      if (slowBeats >= SLOW_BEATS_LIMIT) {
        onLimit(`The example needed more than ${SLOW_FRAME_MS / 1000} seconds for each frame, so it was stopped.`);
      }
    },
  };
}
