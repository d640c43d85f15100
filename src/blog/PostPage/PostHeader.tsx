import type { Post } from '#src/content/read/blogModel.ts';
import { formatDate } from '#src/lib/date.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import './postHeader.css';

interface Props {
  post: Post;
  /** In a list the title links to the post; on the post's page it is the heading. */
  linked?: boolean;
}

const minutes = (count: number): string => `${count} min read`;

/** Title, date, reading time and byline of a post. */
export function PostHeader({ post, linked = false }: Props) {
  return (
    <header className="post-header">
      {linked ? (
        <h2 className="post-header__title">
          <Link to={encodeURI(post.route)}>{post.title}</Link>
        </h2>
      ) : (
        <h1 className="post-header__title">{post.title}</h1>
      )}
      <p className="post-header__meta">
        <time dateTime={post.date}>{formatDate(post.date)}</time> · {minutes(post.readingMinutes)} ·{' '}
        {post.authors.map((author) => author.name).join(', ')}
      </p>
    </header>
  );
}
