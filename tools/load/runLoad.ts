import { performance } from 'node:perf_hooks';
import { createRandom } from '#src/lib/random.ts';
import { runClient, type Target } from './client.ts';
import { summarise, type Summary } from './summary.ts';

export interface Load {
  target: Target;
  /** What the visitors ask for, in a random but repeatable order. */
  paths: readonly string[];
  clients: number;
  seconds: number;
}

const SEED = 14;

/** Lets many visitors ask for files of a site, all at the same time, and sums up what they saw. */
export async function runLoad({ target, paths, clients, seconds }: Load): Promise<Summary> {
  if (paths.length === 0) throw new Error('There is nothing to ask for: the list of paths is empty.');
  const latenciesMs: number[] = [];
  const errors = new Map<string, number>();
  let bytes = 0;
  const report = {
    onAnswer(latencyMs: number, { bodyBytes }: { bodyBytes: number }) {
      latenciesMs.push(latencyMs);
      bytes += bodyBytes;
    },
    onError: (message: string) => void errors.set(message, (errors.get(message) ?? 0) + 1),
  };
  const random = createRandom(SEED);
  const nextPath = (): string => paths[Math.floor(random() * paths.length)]!;
  const stop = AbortSignal.timeout(seconds * 1000);
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: clients }, () => runClient(target, nextPath, report, stop)));
  return summarise({ latenciesMs, errors, bytes, seconds: (performance.now() - startedAt) / 1000 });
}
