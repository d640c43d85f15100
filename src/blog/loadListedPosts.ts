import type { Post } from '#src/content/read/blogModel.ts';
import { isListedPost, loadPosts, loadTags } from '#src/content/read/loadBlog.ts';
import { loadExcerpt } from './loadExcerpt.ts';

const withExcerpts = (posts: readonly Post[]) =>
  Promise.all(posts.map(async (post) => ({ post, excerpt: await loadExcerpt(post) })));

/** The posts that lists show, newest first. */
export const loadListedPosts = (): Post[] => loadPosts().filter(isListedPost);

/** The same with their excerpts. */
export const loadPostList = () => withExcerpts(loadListedPosts());

const hasTag = (post: Post, slug: string): boolean => post.tags.some((tag) => tag.slug === slug);

/** The path of every tag's page. */
export const listTagPaths = () => loadTags().map(({ slug }) => ({ params: { tag: slug } }));

/** A tag with its posts. */
export async function loadTaggedPosts(slug: string) {
  const tag = loadTags().find((candidate) => candidate.slug === slug);
  if (!tag) throw new Error(`blog/tags.yml has no tag "${slug}".`);
  return { tag, posts: await withExcerpts(loadListedPosts().filter((post) => hasTag(post, slug))) };
}

/** All tags, with the number of posts that carry each. */
export const loadTagsIndex = () =>
  loadTags().map(({ slug, label, description }) => ({
    label,
    description,
    href: `/blog/tags/${slug}`,
    count: loadListedPosts().filter((post) => hasTag(post, slug)).length,
  }));
