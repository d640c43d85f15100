/**
 * Node accepts one new connection per turn of its event loop. A turn that answers hundreds of busy clients is long, and
 * new clients then wait until the others are done; with a few answers per turn they are accepted in between.
 */
const ANSWERS_PER_TURN = 8;

export type Enqueue = (job: () => void) => void;

/** Runs jobs in the order they come, a few per turn of the event loop. */
export function createRequestQueue(): Enqueue {
  let waiting: (() => void)[] = [];
  let isRunning = false;
  function runTurn(): void {
    const now = waiting.slice(0, ANSWERS_PER_TURN);
    waiting = waiting.slice(ANSWERS_PER_TURN);
    for (const job of now) job();
    isRunning = waiting.length > 0;
    if (isRunning) setImmediate(runTurn);
  }
  return (job) => {
    waiting.push(job);
    if (isRunning) return;
    isRunning = true;
    setImmediate(runTurn);
  };
}
