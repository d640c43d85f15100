/**
 * Node lets in one newcomer each turn of its event loop. A turn that answers hundreds of busy visitors is long, and
 * newcomers then wait for a minute; with a few answers a turn they are let in while the others are served, in order.
 */
const ANSWERS_A_TURN = 8;

export type TakeTurn = (job: () => void) => void;

/** Runs jobs in the order they come, a few each turn of the event loop. */
export function createTurns(): TakeTurn {
  let waiting: (() => void)[] = [];
  let isRunning = false;
  function runTurn(): void {
    const [now, later] = [waiting.slice(0, ANSWERS_A_TURN), waiting.slice(ANSWERS_A_TURN)];
    waiting = later;
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
