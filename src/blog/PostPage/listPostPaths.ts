import { loadPosts } from '#src/content/read/loadBlog.ts';
import { textToKey } from '#src/content/render/pageKeys.ts';

/** The path of every post's page, with the key by which a build knows that the page of the last one is still good. */
export const listPostPaths = () =>
  loadPosts().map((post) => ({
    params: { slug: post.slug },
    props: { file: post.file },
    cacheKey: textToKey(post),
  }));
