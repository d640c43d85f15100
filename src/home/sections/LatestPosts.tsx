import { Card } from '#src/ui/Card/Card.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import { Section } from './Section.tsx';
import './latestPosts.css';

export interface PostTeaser {
  title: string;
  description: string;
  route: string;
  /** ISO date, e.g. 2024-12-13. */
  date: string;
  readingMinutes: number;
}

const formatDate = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });

/** The newest posts, or nothing when there are none. */
export function LatestPosts({ posts }: { posts: readonly PostTeaser[] }) {
  if (posts.length === 0) return null;
  return (
    <Section id="posts" eyebrow="From the blog" title="News and articles you can play">
      <ul className="posts">
        {posts.map((post) => (
          <Card as="li" key={post.route} className="posts__item" isLink>
            <p className="posts__meta">
              <time dateTime={post.date}>{formatDate(post.date)}</time> · {post.readingMinutes} min read
            </p>
            <h3>
              <Link to={encodeURI(post.route)} className="card__link">
                {post.title}
              </Link>
            </h3>
            <p>{post.description}</p>
          </Card>
        ))}
      </ul>
      <Link to="/blog" className="more-link">
        All posts
      </Link>
    </Section>
  );
}
