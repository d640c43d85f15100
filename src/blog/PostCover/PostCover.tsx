import type { Post } from '#src/content/blogModel.ts';
import { withBase } from '#src/lib/url.ts';
import { postToCover } from './postToCover.ts';
import './postCover.css';

const SIZE = { width: 960, height: 540 };

interface Props {
  post: Pick<Post, 'slug'>;
  /** In a list the picture is small. */
  isSmall?: boolean;
  /** The first picture of a page arrives at once, the others when they come into view. */
  isFirst?: boolean;
}

/** The drawing of a post: decoration beside its title. */
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
