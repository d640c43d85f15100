import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createWatchdog,
  HEAP_LIMIT_BYTES,
  MESSAGES_A_SECOND_LIMIT,
  SILENCE_LIMIT_MS,
  SLOW_BEATS_LIMIT,
  SLOW_FRAME_MS,
  START_LIMIT_MS,
} from './watchdog.ts';

const beat = { frames: 1, slowestFrameMs: 16, heapBytes: 1 };

describe('watchdog', () => {
  const onLimit = vi.fn();
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    onLimit.mockReset();
  });
  const create = () => createWatchdog(onLimit, () => Date.now());

  it('tolerates an example that keeps sending heartbeats', () => {
    const watchdog = create();
    watchdog.start();
    for (let i = 0; i < 60; i++) {
      vi.advanceTimersByTime(500);
      watchdog.beat(beat);
    }
    watchdog.end();
    expect(onLimit).not.toHaveBeenCalled();
  });

  it('stops an example that stops responding', () => {
    const watchdog = create();
    watchdog.start();
    watchdog.started();
    vi.advanceTimersByTime(SILENCE_LIMIT_MS + 1_000);
    watchdog.end();
    expect(onLimit).toHaveBeenCalledWith('The example stopped answering for 10 seconds, so it was stopped.');
  });

  it('allows more time for startup', () => {
    const watchdog = create();
    watchdog.start();
    vi.advanceTimersByTime(START_LIMIT_MS - 1_000);
    expect(onLimit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    watchdog.end();
    expect(onLimit).toHaveBeenCalledWith('The example stopped answering for 30 seconds, so it was stopped.');
  });

  it("doesn't count time while paused", () => {
    const watchdog = create();
    watchdog.start();
    watchdog.pause();
    vi.advanceTimersByTime(SILENCE_LIMIT_MS * 3);
    watchdog.resume();
    vi.advanceTimersByTime(1_000);
    watchdog.end();
    expect(onLimit).not.toHaveBeenCalled();
  });

  it('stops an example that uses too much memory', () => {
    create().beat({ ...beat, heapBytes: HEAP_LIMIT_BYTES + 1 });
    expect(onLimit).toHaveBeenCalledWith('The example used more than 768 MB of memory, so it was stopped.');
  });

  it('stops an example whose frames are all too slow, but not after a single slow frame', () => {
    const watchdog = create();
    const slow = { ...beat, slowestFrameMs: SLOW_FRAME_MS + 1 };
    for (let i = 0; i < SLOW_BEATS_LIMIT - 1; i++) watchdog.beat(slow);
    watchdog.beat(beat);
    expect(onLimit).not.toHaveBeenCalled();
    for (let i = 0; i < SLOW_BEATS_LIMIT; i++) watchdog.beat(slow);
    expect(onLimit).toHaveBeenCalledOnce();
  });

  it('stops an example that floods the page with messages', () => {
    const watchdog = create();
    for (let i = 0; i <= MESSAGES_A_SECOND_LIMIT; i++) watchdog.message();
    expect(onLimit).toHaveBeenCalledWith('The example flooded the page with messages, so it was stopped.');
  });
});
