/** How long one turn of the event loop may spend inside loops before it counts as endless. */
const LOOP_LIMIT_MS = 3_000;
const TURNS_BETWEEN_LOOKS = 1_023;

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
 * Counts the time between two turns of the event loop, and only while loops run: a posted message comes back when the loop
 * has let go. Once tripped it throws at every further turn, so that a `catch` inside the loop cannot keep it alive.
 */
export function createLoopGuard(onEndless: (error: EndlessLoopError) => void): LoopGuard {
  const now = performance.now.bind(performance);
  const channel = new MessageChannel();
  const postBack = channel.port2.postMessage.bind(channel.port2);
  let startedAt: number | undefined;
  let turns = 0;
  let endless: EndlessLoopError | undefined;
  channel.port1.onmessage = () => (startedAt = undefined);

  const look = (line: number) => {
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
    if ((++turns & TURNS_BETWEEN_LOOKS) === 0) look(line);
  };
  function* each<T>(line: number, items: Iterable<T>) {
    for (const item of items) {
      loop(line);
      yield item;
    }
  }
  return { loop, each };
}
