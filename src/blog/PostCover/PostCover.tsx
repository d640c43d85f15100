import type { Post } from '#src/content/blogModel.ts';
import { withBase } from '#src/lib/url.ts';
import { postToCover } from './postToCover.ts';
import './postCover.css';

const SIZE = { width: 960, height: 540 };

interface Props {
  post: Pick<Post, 'slug'>;
  /** In a list the picture is small and waits until it comes into view. */
  isSmall?: boolean;
}

/** The drawing of a post: decoration beside its title. */
export function PostCover({ post, isSmall = false }: Props) {
  return (
    <img
      className={isSmall ? 'post-cover post-cover--small' : 'post-cover'}
      src={withBase(postToCover(post))}
      alt=""
      loading={isSmall ? 'lazy' : undefined}
      decoding="async"
      {...SIZE}
    />
  );
}
