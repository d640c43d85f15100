/** How long a single task may spend inside loops before the loop counts as infinite. */
const LOOP_LIMIT_MS = 3_000;
/** A bit mask: the clock is read once every 1,024 iterations. */
const CHECK_MASK = 1_023;

export class EndlessLoopError extends Error {
  readonly line: number;

  constructor(line: number) {
    super(
      `The loop on line ${line} ran for more than ${LOOP_LIMIT_MS / 1000} seconds without a pause, so it was stopped.`,
    );
    this.name = 'EndlessLoopError';
    this.line = line;
  }
}

export interface LoopGuard {
  loop(line: number): void;
  each<T>(line: number, items: Iterable<T>): Iterable<T>;
}

/**
 * Measures the time a task spends in loops: a posted message resets it as soon as the event loop is free again. Once
 * tripped, it throws on every further iteration, so that a `catch` inside the loop can't keep it running.
 */
export function createLoopGuard(onEndless: (error: EndlessLoopError) => void): LoopGuard {
  const now = performance.now.bind(performance);
  const channel = new MessageChannel();
  const postBack = channel.port2.postMessage.bind(channel.port2);
  let startedAt: number | undefined;
  let iterations = 0;
  let endless: EndlessLoopError | undefined;
  channel.port1.onmessage = () => (startedAt = undefined);

  const checkTime = (line: number) => {
    if (startedAt === undefined) {
      startedAt = now();
      postBack(0);
    } else if (now() - startedAt > LOOP_LIMIT_MS) {
      endless = new EndlessLoopError(line);
      onEndless(endless);
      throw endless;
    }
  };
  const loop = (line: number) => {
    if (endless) throw endless;
    if ((++iterations & CHECK_MASK) === 0) checkTime(line);
  };
  function* each<T>(line: number, items: Iterable<T>) {
    for (const item of items) {
      loop(line);
      yield item;
    }
  }
  return { loop, each };
}
