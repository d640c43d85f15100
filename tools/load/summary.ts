export interface Measured {
  latenciesMs: readonly number[];
  errors: ReadonlyMap<string, number>;
  bytes: number;
  seconds: number;
}

export interface Summary extends Measured {
  requests: number;
  failed: number;
  percentilesMs: Record<'p50' | 'p95' | 'p99' | 'max', number>;
}

const MB = 1_000_000;
const MAX_ERRORS_SHOWN = 5;

/** The value that the given share of a sorted list does not exceed. */
export const toPercentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

export function summarize(measured: Measured): Summary {
  const sorted = measured.latenciesMs.toSorted((a, b) => a - b);
  const [p50, p95, p99, max] = [0.5, 0.95, 0.99, 1].map((share) => toPercentile(sorted, share)) as [
    number,
    number,
    number,
    number,
  ];
  return {
    ...measured,
    requests: sorted.length,
    failed: [...measured.errors.values()].reduce((sum, count) => sum + count, 0),
    percentilesMs: { p50, p95, p99, max },
  };
}

/** What a person reads at the end of a run. */
export function summaryToLines(summary: Summary, clients: number): string[] {
  const { requests, failed, seconds, bytes, percentilesMs, errors } = summary;
  const times = Object.entries(percentilesMs).map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`);
  return [
    `${clients} clients, ${seconds.toFixed(1)} s: ${requests} requests (${(requests / seconds).toFixed(0)}/s), ${failed} errors, ${(bytes / MB).toFixed(0)} MB.`,
    `Latency: ${times.join(', ')}.`,
    ...[...errors].slice(0, MAX_ERRORS_SHOWN).map(([message, count]) => `✗ ${count} × ${message}`),
  ];
}
