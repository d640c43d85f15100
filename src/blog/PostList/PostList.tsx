import { attribute, FLOW } from '#src/contracts/attributes.ts';
import type { Post } from '#src/content/read/blogModel.ts';
import { PostPreview } from './PostPreview.tsx';

interface Props {
  posts: readonly { post: Post; excerpt: string }[];
}

/** Posts with their excerpts, newest first. */
export function PostList({ posts }: Props) {
  return (
    <div {...attribute(FLOW)}>
      {posts.map(({ post, excerpt }, at) => (
        <PostPreview key={post.route} post={post} isFirst={at === 0}>
          {/* Rendered from our own Markdown at build time. */}
          <div dangerouslySetInnerHTML={{ __html: excerpt }} />
        </PostPreview>
      ))}
    </div>
  );
}
