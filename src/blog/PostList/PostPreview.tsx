import type { ReactNode } from 'react';
import type { Post } from '#src/content/read/blogModel.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { PostCover } from '../PostCover/PostCover.tsx';
import { PostHeader } from '../PostPage/PostHeader.tsx';
import { PostTags } from '../PostPage/PostTags.tsx';
import './postPreview.css';

interface Props {
  post: Post;
  isFirst?: boolean;
  /** The excerpt, up to the truncate marker. */
  children: ReactNode;
}

/** A post in a list: its excerpt and a link to the full text. */
export function PostPreview({ post, isFirst, children }: Props) {
  return (
    <article className="post-preview">
      <PostCover post={post} isSmall isFirst={isFirst} />
      <div>
        <PostHeader post={post} linked />
        <div className="prose">{children}</div>
        <footer className="post-preview__footer">
          <PostTags tags={post.tags} />
          <Link to={encodeURI(post.route)} className="post-preview__more">
            Read more<span className="visually-hidden"> about {post.title}</span>
          </Link>
        </footer>
      </div>
    </article>
  );
}
