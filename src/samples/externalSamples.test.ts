import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KIND_LABELS, EXTERNAL_SAMPLES } from './externalSamples.ts';

describe('the external samples', () => {
  it('each have their own slug', () => {
    expect(new Set(EXTERNAL_SAMPLES.map(({ slug }) => slug)).size).toBe(EXTERNAL_SAMPLES.length);
  });

  it.each(EXTERNAL_SAMPLES.map((sample) => [sample.title, sample] as const))(
    '%s has a cover, features and links',
    (_, sample) => {
      expect(existsSync(`public/img/covers/${sample.slug}.webp`), 'run "npm run art" to draw the cover').toBe(true);
      expect(sample.features.length).toBeGreaterThanOrEqual(2);
      expect(sample.about).toMatch(/\.$/);
      expect(KIND_LABELS[sample.kind]).toBeTruthy();
      for (const address of [sample.play, sample.source]) expect(new URL(address).protocol).toBe('https:');
    },
  );
});
