import { useState } from 'react';
import type { PanelProps } from '../frame/topic.ts';
import { digTunnels, fillPockets, runCaves, valuesToRule, type CaveState, type CaveValues } from './caveState.ts';
import { measureCaves, type CaveMeasurement } from './measure.ts';

const GENERATIONS = 5;
const SEEDS = 50;

interface Result extends CaveMeasurement {
  fill: number;
  milliseconds: number;
}

const percent = (share: number): string => `${Math.round(share * 100)}`;

/** Actions on the whole map, and statistics over fifty seeds with the current rule. */
export function CavesPanel({ values, edit }: PanelProps<CaveState, CaveValues>) {
  const [result, setResult] = useState<Result>();
  function measure(): void {
    const start = performance.now();
    const measured = measureCaves(values.fill / 100, SEEDS, valuesToRule(values), values.border);
    setResult({ ...measured, fill: values.fill, milliseconds: performance.now() - start });
  }
  return (
    <div className="caves-panel">
      <button
        type="button"
        className="demo__button"
        onClick={() => edit((state) => runCaves(state, values, GENERATIONS))}
      >
        Run {GENERATIONS} generations
      </button>
      <button type="button" className="demo__button" onClick={() => edit(fillPockets)}>
        Keep the largest cave
      </button>
      <button type="button" className="demo__button" onClick={() => edit(digTunnels)}>
        Dig tunnels
      </button>
      <button type="button" className="demo__button" onClick={measure}>
        Measure {SEEDS} seeds
      </button>
      <output data-measured={result ? SEEDS : 0}>
        {result &&
          `${result.fill} % walls at the start end after ${GENERATIONS} generations at ${percent(result.wallShare.low)} to ${percent(result.wallShare.high)} % (middle ${percent(result.wallShare.median)} %), with ${result.caves.median} separate caves; the largest has ${percent(result.largestShare)} % of the floor. ${(result.milliseconds / SEEDS / GENERATIONS).toFixed(2)} ms a generation.`}
      </output>
    </div>
  );
}
