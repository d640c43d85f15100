import type { PanelProps } from '../frame/topic.ts';
import type { CollapseState } from './collapse.ts';
import { valuesToRules, valuesToSet, type ChangedRules, type CollapseValues } from './collapseValues.ts';
import { MeasureSeeds } from './MeasureSeeds.tsx';
import { PairTable } from './PairTable.tsx';
import { togglePair, type Pair } from './rules.ts';
import { TileImage } from './TileImage.tsx';

const MAX_WEIGHT = 10;

/** Checkboxes for the allowed pairs, fields for the weights, and their effect over a hundred seeds. */
export function CollapsePanel({ state, values, setValue }: PanelProps<CollapseState, CollapseValues>) {
  const { tiles } = valuesToSet(values);
  const rules = valuesToRules(values);
  const change = (changed: Partial<ChangedRules>) => setValue('rules', { ...rules, ...changed });
  const toggle = (direction: 'nextTo' | 'below') => (a: number, b: number) =>
    change({ [direction]: togglePair(rules[direction], a, b) as readonly Pair[] });
  return (
    <>
      <details className="collapse-panel">
        <summary>Rules and weights</summary>
        <div className="collapse-panel__tables">
          <PairTable caption="May stand to the right" tiles={tiles} pairs={rules.nextTo} onToggle={toggle('nextTo')} />
          <PairTable caption="May stand below" tiles={tiles} pairs={rules.below} onToggle={toggle('below')} />
        </div>
        <fieldset className="collapse-panel__weights">
          <legend>Weights</legend>
          {tiles.map(({ name }, tile) => (
            <label key={name}>
              <TileImage name={name} /> {name}
              <input
                type="number"
                min={0}
                max={MAX_WEIGHT}
                value={rules.weights[tile]}
                onChange={(event) => {
                  const weight = Math.min(MAX_WEIGHT, Math.max(0, Number(event.target.value)));
                  change({ weights: rules.weights.with(tile, weight) });
                }}
              />
            </label>
          ))}
        </fieldset>
        <button type="button" className="demo__button" disabled={!values.rules} onClick={() => setValue('rules', null)}>
          The set’s own rules
        </button>
      </details>
      <MeasureSeeds settings={state.settings} />
    </>
  );
}
