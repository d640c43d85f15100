import { runCollapse, type CollapseSettings } from './collapse.ts';

export interface Measurement {
  runs: number;
  /** Runs that finished a map. */
  finished: number;
  /** Runs without any conflict. */
  untroubled: number;
  conflicts: number;
  collapses: number;
  checks: number;
}

/** Runs the same settings with consecutive seeds. */
export function measureCollapse(settings: CollapseSettings, runs: number, maxSteps?: number): Measurement {
  const total: Measurement = { runs, finished: 0, untroubled: 0, conflicts: 0, collapses: 0, checks: 0 };
  for (let run = 0; run < runs; run++) {
    const { status, counts } = runCollapse({ ...settings, seed: settings.seed + run }, maxSteps);
    if (status === 'done') total.finished++;
    if (counts.conflicts === 0) total.untroubled++;
    total.conflicts += counts.conflicts;
    total.collapses += counts.collapses;
    total.checks += counts.checks;
  }
  return total;
}
