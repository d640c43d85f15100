import { useEffect, useState } from 'react';
import type { CollapseSettings } from './collapse.ts';
import { measureCollapse, type Measurement } from './measure.ts';

const RUNS = 100;
const MAX_STEPS = 4000;

interface Result extends Measurement {
  settings: CollapseSettings;
  milliseconds: number;
}

const round = (value: number): string => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

/** Runs a hundred seeds with the current settings, one per task so that the page stays responsive. */
export function MeasureSeeds({ settings }: { settings: CollapseSettings }) {
  const [result, setResult] = useState<Result>();
  const [isRunning, setRunning] = useState(false);

  useEffect(() => {
    if (!isRunning) return;
    let total: Result | undefined;
    let timer = 0;
    const runNext = () => {
      const run = total?.runs ?? 0;
      const start = performance.now();
      const one = measureCollapse({ ...settings, seed: settings.seed + run }, 1, MAX_STEPS);
      total = addRun(total, one, settings, performance.now() - start);
      setResult(total);
      if (total.runs < RUNS) timer = window.setTimeout(runNext);
      else setRunning(false);
    };
    timer = window.setTimeout(runNext);
    return () => clearTimeout(timer);
  }, [isRunning, settings]);

  const isCurrent = result && isSameMeasure(result.settings, settings);
  return (
    <div className="measure-seeds">
      <button
        type="button"
        className="demo__button"
        disabled={isRunning}
        onClick={() => {
          setResult(undefined);
          setRunning(true);
        }}
      >
        Measure {RUNS} seeds
      </button>
      <output data-measured={isCurrent ? result.runs : 0}>
        {isCurrent &&
          `${result.runs} seeds: ${result.untroubled} without a conflict, ${result.finished} finished; on average ${round(result.conflicts / result.runs)} conflicts, ${round(result.checks / result.runs)} comparisons, ${round(result.milliseconds / result.runs)} ms.`}
      </output>
    </div>
  );
}

/** Compares settings by value. JSON.stringify ignores the entries of a Map, so `fixed` is converted to an array. */
const isSameMeasure = (a: CollapseSettings, b: CollapseSettings): boolean =>
  JSON.stringify({ ...a, fixed: [...a.fixed] }) === JSON.stringify({ ...b, fixed: [...b.fixed] });

function addRun(total: Result | undefined, one: Measurement, settings: CollapseSettings, spentMs: number): Result {
  if (!total) return { ...one, settings, milliseconds: spentMs };
  return {
    settings,
    runs: total.runs + 1,
    finished: total.finished + one.finished,
    untroubled: total.untroubled + one.untroubled,
    conflicts: total.conflicts + one.conflicts,
    collapses: total.collapses + one.collapses,
    checks: total.checks + one.checks,
    milliseconds: total.milliseconds + spentMs,
  };
}
