import type { Post } from '#src/content/read/blogModel.ts';

/** The path of a post's cover below public/, drawn by art/covers/postCovers.ts. */
export const postToCover = ({ slug }: Pick<Post, 'slug'>): string =>
  `/img/covers/blog/${slug.toLowerCase().replaceAll(' ', '-')}.webp`;
