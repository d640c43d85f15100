import type { Post } from '#src/content/read/blogModel.ts';
import { groupByYear } from '#src/content/read/loadBlog.ts';
import { formatDate } from '#src/lib/date.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import './archive.css';

/** `December 13, 2024` → `December 13`. */
const withoutYear = (iso: string): string => formatDate(iso).replace(/, \d{4}$/, '');

/** Every post in one view, a column for each year. */
export function Archive({ posts }: { posts: readonly Post[] }) {
  return (
    <>
      <h1>Archive</h1>
      <div className="archive">
        {groupByYear(posts).map(({ year, posts: list }) => (
          <section key={year}>
            <h2 className="archive__year">{year}</h2>
            <ul>
              {list.map((post) => (
                <li key={post.route}>
                  <Link to={encodeURI(post.route)}>
                    {withoutYear(post.date)} – {post.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
