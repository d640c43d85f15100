import { attribute, SECONDARY_MENU, SIDEBAR } from '#src/contracts/attributes.ts';
import type { Post } from '#src/content/read/blogModel.ts';
import { groupByYear } from '#src/content/read/loadBlog.ts';
import { normalizePath } from '#src/lib/url.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import './blogSidebar.css';

interface Props {
  title: string;
  posts: readonly Post[];
  /** The current route, without the base path. */
  path: string;
}

/** All posts by year, next to every page of the blog. */
export function BlogSidebar({ title, posts, path }: Props) {
  return (
    <nav className="blog-sidebar" aria-label={title} {...attribute(SIDEBAR)}>
      <div {...attribute(SECONDARY_MENU, 'Blog')}>
        <p className="blog-sidebar__title">{title}</p>
        {groupByYear(posts).map(({ year, posts: list }) => (
          <section key={year}>
            <h2 className="blog-sidebar__year">{year}</h2>
            <ul className="blog-sidebar__list">
              {list.map((post) => (
                <li key={post.route}>
                  <Link
                    to={encodeURI(post.route)}
                    className="blog-sidebar__link"
                    aria-current={normalizePath(path) === normalizePath(post.route) ? 'page' : undefined}
                  >
                    {post.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}
