import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';
import { createRandom } from '#src/lib/random.ts';
import { createRound } from './requests.ts';
import { summarize, type Summary } from './summary.ts';

export interface Load {
  /** The server's origin; only one on this machine is accepted. */
  url: string;
  /** What the clients request, in a random but repeatable order. */
  paths: readonly string[];
  clients: number;
  seconds: number;
}

const SEED = 14;
const TIMEOUT_SECONDS = 60;
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

function checkLoad({ url, paths }: Load): void {
  const { hostname } = new URL(url);
  if (!LOOPBACK.test(hostname))
    throw new Error(`${hostname} is not this machine: a load test only runs against localhost.`);
  if (paths.length === 0) throw new Error('There is nothing to request: the list of paths is empty.');
}

/** What the clients saw, counted here: inside a worker thread autocannon leaves its own result encoded. */
function createTally() {
  const tally = { sent: 0, lost: 0, bytes: 0, latenciesMs: [] as number[], errors: new Map<string, number>() };
  return {
    tally,
    count: (message: string, times = 1) => void tally.errors.set(message, (tally.errors.get(message) ?? 0) + times),
  };
}

/** Requests files of a site from many clients at once and sums up what they saw. */
export async function runLoad(load: Load): Promise<Summary> {
  checkLoad(load);
  const { url, paths, clients, seconds } = load;
  const { tally, count } = createTally();
  const random = createRandom(SEED);
  const nextPath = (): string => paths[Math.floor(random() * paths.length)]!;
  const requests = createRound(nextPath, { onRequest: () => void tally.sent++, onWrongStatus: count });
  const startedAt = performance.now();
  await new Promise<void>((resolve, reject) => {
    autocannon(
      { url, connections: clients, duration: seconds, timeout: TIMEOUT_SECONDS, requests },
      (error: unknown) => (error ? reject(error as Error) : resolve()),
    )
      .on('response', (_client, _status, bytes, latencyMs) => {
        tally.latenciesMs.push(latencyMs);
        tally.bytes += bytes;
      })
      .on('reqError', (error: Error) => {
        tally.lost += 1;
        count(error.message);
      });
  });
  // When the server hangs up, autocannon reconnects and says nothing; at the end each client may still wait for one answer.
  const unanswered = tally.sent - tally.latenciesMs.length - tally.lost - clients;
  if (unanswered > 0) count('The server hung up before it answered.', unanswered);
  return summarize({ ...tally, seconds: (performance.now() - startedAt) / 1000 });
}
