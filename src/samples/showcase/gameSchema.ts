import { z } from 'zod';

/** One game of the showcase, as written in games.ts. */
export const gameSchema = z.strictObject({
  /** Lower case with hyphens; also the name of the cover in public/img/covers. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower case letters, digits and single hyphens'),
  title: z.string().min(1),
  /** One sentence in your own words: what the player does. */
  about: z.string().min(10).max(120),
  /** Where it is played. */
  play: z.url(),
  /** Where its code is, if it is public. */
  source: z.url().optional(),
  madeBy: z.enum(['community', 'maintainers']),
  /** The game jam it was made for, with the edition where there are several. */
  jam: z.strictObject({ name: z.string().min(1), edition: z.string().optional() }).optional(),
});

export type Game = z.infer<typeof gameSchema>;
