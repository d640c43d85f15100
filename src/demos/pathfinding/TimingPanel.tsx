import { useState } from 'react';
import type { PanelProps } from '../frame/topic.ts';
import type { AStarValues } from './aStarTopic.ts';
import { formatCost } from './drawBoard.ts';
import type { Race } from './race.ts';
import { type Timing, timeSearches } from './timeSearches.ts';

const FIRST_SEED = 3;

/** Benchmarks both algorithms on the visitor's machine, on a map too large to draw. */
export function TimingPanel({ values }: PanelProps<Race, AStarValues>) {
  const [timings, setTimings] = useState<Timing[]>([]);
  const [seed, setSeed] = useState(FIRST_SEED);
  const measure = () => {
    const now = () => performance.now();
    setTimings(timeSearches(values, values.heuristic, seed, now));
    setSeed(seed + 1);
  };
  return (
    <>
      <button type="button" className="demo__button" onClick={measure}>
        Measure on a map of 120 by 120
      </button>
      {timings.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>search</th>
              <th>expanded</th>
              <th>cost</th>
              <th>median of 7</th>
            </tr>
          </thead>
          <tbody>
            {timings.map(({ label, expanded, cost, medianMs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{expanded}</td>
                <td>{formatCost(cost)}</td>
                <td>{medianMs.toFixed(2)} ms</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
