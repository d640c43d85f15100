import type { Beat } from '../protocol/messages.ts';

/** Until its first line runs: slow machines need time to create the frame and parse the engine. */
export const START_LIMIT_MS = 30_000;
export const SILENCE_LIMIT_MS = 10_000;
export const HEAP_LIMIT_BYTES = 768 * 1024 * 1024;
export const SLOW_FRAME_MS = 1_500;
export const SLOW_BEATS_LIMIT = 8;
export const MESSAGES_A_SECOND_LIMIT = 400;
const CHECK_INTERVAL_MS = 500;

const MEBIBYTE = 1024 * 1024;

export interface Watchdog {
  /** The example has everything it needs and starts up. */
  start(): void;
  /** The example's own code starts running: from now on it must send heartbeats. */
  started(): void;
  message(): void;
  beat(beat: Beat): void;
  pause(): void;
  resume(): void;
  end(): void;
}

/** Monitors a running example from outside and reports in one sentence why it has to be stopped. */
export function createWatchdog(
  onLimit: (message: string) => void,
  now: () => number = () => performance.now(),
): Watchdog {
  let missedChecks = 0;
  let limitMs = START_LIMIT_MS;
  let secondBegan = now();
  let messages = 0;
  let slowBeats = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  // Counts checks, not time: while the page itself is blocked, the example's heartbeats are only queued.
  const check = () => {
    if (++missedChecks * CHECK_INTERVAL_MS < limitMs) return;
    onLimit(`The example stopped answering for ${limitMs / 1000} seconds, so it was stopped.`);
  };
  const resume = () => {
    clearInterval(timer);
    missedChecks = 0;
    slowBeats = 0;
    timer = setInterval(check, CHECK_INTERVAL_MS);
  };
  const pause = () => clearInterval(timer);
  return {
    start: resume,
    started() {
      limitMs = SILENCE_LIMIT_MS;
      missedChecks = 0;
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
      missedChecks = 0;
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
