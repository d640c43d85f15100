import { ARTICLE_COVERS } from './articleCovers.ts';
import type { DrawCover } from './canvas.ts';
import { RELEASE_COVERS } from './releaseCovers.ts';
import { RETROSPECTIVE_COVERS } from './retrospectiveCovers.ts';

/** A drawing for every blog post, by file name. */
export const POST_COVERS: Record<string, DrawCover> = {
  ...RELEASE_COVERS,
  ...RETROSPECTIVE_COVERS,
  ...ARTICLE_COVERS,
};
