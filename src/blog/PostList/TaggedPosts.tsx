import type { BlogTag, Post } from '#src/content/read/blogModel.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { PostList } from './PostList.tsx';

interface Props {
  tag: BlogTag;
  posts: readonly { post: Post; excerpt: string }[];
}

/** `One post`, `12 posts`. */
export const countPosts = ({ length }: readonly unknown[]): string => (length === 1 ? 'One post' : `${length} posts`);

/** The posts that carry a tag. */
export function TaggedPosts({ tag, posts }: Props) {
  return (
    <>
      <h1>
        {countPosts(posts)} tagged with “{tag.label}”
      </h1>
      <p>
        {tag.description} <Link to="/blog/tags">View all tags</Link>
      </p>
      <PostList posts={posts} />
    </>
  );
}
