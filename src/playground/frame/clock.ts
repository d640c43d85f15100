type FrameCallback = (time: number) => void;

export interface FrameClock {
  /** Called after every drawn frame, in the same task, while the drawing buffer still holds the picture. */
  onFrame(listener: (frames: number) => void): void;
  pause(): void;
  resume(): void;
  readonly frames: number;
  takeSlowestFrameMs(): number;
  /** Counts the display's frames even when the example draws none itself, as React examples do. */
  countAllFrames(): void;
}

/** Stands between the example and requestAnimationFrame, so that frames can be counted and held back. */
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

// One callback that throws must not take the others of the same frame with it, as in the browser itself.
function callGuarded(callback: FrameCallback, time: number): void {
  try {
    callback(time);
  } catch (error) {
    reportError(error);
  }
}
