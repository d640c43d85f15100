/** What a sample in the list says about itself. */
export interface ListedSample {
  difficulty: string;
  features: readonly string[];
}

/** What the visitor chose; an empty text means no choice. */
export interface SampleChoice {
  feature: string;
  difficulty: string;
}

export const fitsChoice = (sample: ListedSample, { feature, difficulty }: SampleChoice): boolean =>
  (feature === '' || sample.features.includes(feature)) && (difficulty === '' || sample.difficulty === difficulty);
