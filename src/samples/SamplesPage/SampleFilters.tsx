import { GalleryFilters } from '../Gallery/GalleryFilters.tsx';
import type { Sample } from '../catalog/readSamples.ts';
import { DIFFICULTIES, DIFFICULTY_LABELS, FEATURES } from '../catalog/sampleSchema.ts';

export function SampleFilters({ samples }: { samples: readonly Sample[] }) {
  const shown = FEATURES.filter((feature) => samples.some(({ features }) => features.includes(feature)));
  return (
    <GalleryFilters
      gallery="samples"
      label="Filter the samples"
      count={`${samples.length} samples`}
      fields={[
        {
          name: 'feature',
          label: 'Shows',
          options: [['', 'Everything'], ...shown.map((name) => [name, name] as const)],
        },
        {
          name: 'difficulty',
          label: 'Difficulty',
          options: [['', 'Any'], ...DIFFICULTIES.map((name) => [name, DIFFICULTY_LABELS[name]] as const)],
        },
      ]}
    />
  );
}
