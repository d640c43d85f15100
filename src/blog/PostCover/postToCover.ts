import type { Post } from '#src/content/blogModel.ts';

/** Where the drawing of a post lies below public/; art/covers/postCovers.ts makes it. */
export const postToCover = ({ slug }: Pick<Post, 'slug'>): string =>
  `/img/covers/blog/${slug.toLowerCase().replaceAll(' ', '-')}.webp`;
