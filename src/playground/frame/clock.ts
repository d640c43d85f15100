type FrameCallback = (time: number) => void;

export interface FrameClock {
  /** Called after every drawn frame, in the same task, while the drawing buffer is still valid. */
  onFrame(listener: (frames: number) => void): void;
  pause(): void;
  resume(): void;
  readonly frames: number;
  takeSlowestFrameMs(): number;
  /** Counts display frames even if the example doesn't request any, as with React examples. */
  countAllFrames(): void;
}

/** Wraps requestAnimationFrame, so that frames can be counted and paused. */
export function createFrameClock(): FrameClock {
  const nativeRequest = window.requestAnimationFrame.bind(window);
  const listeners: ((frames: number) => void)[] = [];
  let queue = new Map<number, FrameCallback>();
  let nextId = 1;
  let isPaused = false;
  let isScheduled = false;
  let countsAll = false;
  let frames = 0;
  let lastFrameAt = 0;
  let slowestFrameMs = 0;

  const schedule = () => {
    if (isScheduled || isPaused || (queue.size === 0 && !countsAll)) return;
    isScheduled = true;
    nativeRequest(tick);
  };
  const tick = (time: number) => {
    isScheduled = false;
    if (isPaused) return;
    const due = queue;
    queue = new Map();
    if (lastFrameAt) slowestFrameMs = Math.max(slowestFrameMs, time - lastFrameAt);
    lastFrameAt = time;
    due.forEach((callback) => callGuarded(callback, time));
    frames++;
    listeners.forEach((listener) => listener(frames));
    schedule();
  };
  window.requestAnimationFrame = (callback) => {
    const id = nextId++;
    queue.set(id, callback);
    schedule();
    return id;
  };
  window.cancelAnimationFrame = (id) => void queue.delete(id);

  return {
    onFrame: (listener) => void listeners.push(listener),
    pause: () => (isPaused = true),
    resume: () => {
      isPaused = false;
      lastFrameAt = 0;
      schedule();
    },
    get frames() {
      return frames;
    },
    takeSlowestFrameMs: () => {
      const slowest = slowestFrameMs;
      slowestFrameMs = 0;
      return slowest;
    },
    countAllFrames: () => {
      countsAll = true;
      schedule();
    },
  };
}

// As in the browser, a callback that throws must not prevent the other callbacks of the frame from running.
function callGuarded(callback: FrameCallback, time: number): void {
  try {
    callback(time);
  } catch (error) {
    reportError(error);
  }
}
