import { EXTERNAL_SAMPLES } from '../../src/samples/externalSamples.ts';
import { GAMES } from '../../src/samples/showcase/games.ts';
import type { OutputFile } from '../core/output.ts';
import { gridToWebp } from '../core/raster.ts';
import { COMMUNITY_COVERS } from './communityCovers.ts';
import { JAM_COVERS } from './jamCovers.ts';
import { drawPatternCover } from './patternCover.ts';
import { POST_COVERS } from './postCovers.ts';
import { SAMPLE_COVERS } from './sampleCovers.ts';

const DRAWN = { ...SAMPLE_COVERS, ...COMMUNITY_COVERS, ...JAM_COVERS };

/** One cover per blog post. */
export async function buildPostCoverFiles(): Promise<OutputFile[]> {
  return Promise.all(
    Object.entries(POST_COVERS).map(async ([name, draw]) => ({
      path: `public/img/covers/blog/${name}.webp`,
      bytes: await gridToWebp(draw()),
    })),
  );
}

/** One cover per sample and showcase game: its drawing, or a pattern generated from its name. */
export async function buildCoverFiles(): Promise<OutputFile[]> {
  return Promise.all(
    [...EXTERNAL_SAMPLES, ...GAMES].map(async ({ slug }) => ({
      path: `public/img/covers/${slug}.webp`,
      bytes: await gridToWebp(DRAWN[slug]?.() ?? drawPatternCover(slug)),
    })),
  );
}
