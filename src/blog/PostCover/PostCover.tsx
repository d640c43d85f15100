import type { Post } from '#src/content/read/blogModel.ts';
import { withBase } from '#src/lib/url.ts';
import { postToCover } from './postToCover.ts';
import './postCover.css';

const SIZE = { width: 960, height: 540 };

interface Props {
  post: Pick<Post, 'slug'>;
  /** Lists show a smaller image. */
  isSmall?: boolean;
  /** The first image of a page loads eagerly, the others lazily. */
  isFirst?: boolean;
}

/** The cover image of a post. It is decoration, so it has no alternative text. */
export function PostCover({ post, isSmall = false, isFirst = !isSmall }: Props) {
  return (
    <img
      className={isSmall ? 'post-cover post-cover--small' : 'post-cover'}
      src={withBase(postToCover(post))}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      {...SIZE}
    />
  );
}
