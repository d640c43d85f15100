import { Select } from '../Select/Select.tsx';
import type { Sample } from '../catalog/readSamples.ts';
import { DIFFICULTIES, DIFFICULTY_LABELS, FEATURES } from '../catalog/sampleSchema.ts';

/** Shown only where scripts run: without them the list is complete and needs no filter. */
export function SampleFilters({ samples }: { samples: readonly Sample[] }) {
  const shown = FEATURES.filter((feature) => samples.some(({ features }) => features.includes(feature)));
  return (
    <form className="filters" data-samples-filters="" aria-label="Filter the samples">
      <Select
        name="feature"
        label="Shows"
        options={[['', 'Everything'], ...shown.map((name) => [name, name] as const)]}
      />
      <Select
        name="difficulty"
        label="Difficulty"
        options={[['', 'Any'], ...DIFFICULTIES.map((name) => [name, DIFFICULTY_LABELS[name]] as const)]}
      />
      <button type="reset" className="button button--outline">
        Reset
      </button>
      <p className="filters__count" data-samples-count="" role="status">
        {samples.length} samples
      </p>
    </form>
  );
}
