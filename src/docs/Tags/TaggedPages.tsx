import type { Doc } from '#src/content/read/docsModel.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { PlainArticle } from '../PlainArticle.tsx';

interface Props {
  label: string;
  docs: readonly Doc[];
}

/** The pages that carry a tag. */
export function TaggedPages({ label, docs }: Props) {
  const count = docs.length === 1 ? 'One doc' : `${docs.length} docs`;
  return (
    <PlainArticle>
      <h1>
        {count} tagged with “{label}”
      </h1>
      <p>
        <Link to="/docs/tags">View all tags</Link>
      </p>
      <ul className="card-grid">
        {docs.map((doc) => (
          <li key={doc.id}>
            <article className="doc-card">
              <h2>
                <Link to={doc.route}>{doc.title}</Link>
              </h2>
              <p>{doc.description}</p>
            </article>
          </li>
        ))}
      </ul>
    </PlainArticle>
  );
}
