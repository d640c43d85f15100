import { z } from 'zod';

/** How much a reader needs to know already. */
export const DIFFICULTIES = ['beginner', 'intermediate', 'advanced'] as const;

/** What the gallery can be filtered by; the order is the order of the filter. */
export const FEATURES = [
  'Actions',
  'Animation',
  'Camera',
  'Collisions',
  'Grid logic',
  'HTML interface',
  'Particles',
  'Pathfinding',
  'Physics',
  'Pointer input',
  'React interface',
  'Sound',
  'Tile maps',
  'Tiled plugin',
  'Timers',
] as const;

const sentence = z.string().regex(/\.$/, 'Write a sentence that ends with a full stop.');

/** What `sample.json` of a sample says about it. */
export const sampleSchema = z.strictObject({
  title: z.string().min(1),
  /** One sentence: what you do in it. */
  summary: sentence,
  /** Two or three sentences: what there is to learn from its source. */
  about: sentence,
  difficulty: z.enum(DIFFICULTIES),
  features: z.array(z.enum(FEATURES)).min(2),
  /** Width and height of the game, in pixels of its drawing. */
  size: z.tuple([z.number().int().positive(), z.number().int().positive()]),
  controls: z.strictObject({ keyboard: z.string(), touch: z.string(), gamepad: z.string() }),
  /** Guides that explain what the source does, by route. */
  guides: z.array(z.strictObject({ title: z.string(), route: z.string().startsWith('/docs/') })).min(1),
  /** Its position in the gallery. */
  order: z.number().int(),
});

export type SampleDescription = z.infer<typeof sampleSchema>;
export type Difficulty = SampleDescription['difficulty'];

export const DIFFICULTY_LABELS: Readonly<Record<Difficulty, string>> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
};
