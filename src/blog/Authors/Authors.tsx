import type { Author, Post } from '#src/content/read/blogModel.ts';
import { Link } from '#src/ui/Link/Link.tsx';

interface Props {
  authors: readonly Author[];
  posts: readonly Post[];
}

/** Who writes the blog: teams, with what they wrote. */
export function Authors({ authors, posts }: Props) {
  return (
    <>
      <h1>Authors</h1>
      {authors.map((author) => {
        const own = posts.filter((post) => post.authors.some(({ key }) => key === author.key));
        return (
          <section key={author.key} id={author.key}>
            <h2>{author.name}</h2>
            <p>{author.description}</p>
            <p>
              {own.length} {own.length === 1 ? 'post' : 'posts'}
              {author.url && (
                <>
                  {' · '}
                  <Link to={author.url}>{author.title ?? 'Website'}</Link>
                </>
              )}
            </p>
            <ul>
              {own.map((post) => (
                <li key={post.route}>
                  <Link to={encodeURI(post.route)}>{post.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
