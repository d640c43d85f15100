import { Link } from '#src/ui/Link/Link.tsx';
import './tags.css';

interface Props {
  tags: readonly { label: string; href: string; count: number; description?: string }[];
}

/** All tags with the number of pages that carry each. */
export function TagsIndex({ tags }: Props) {
  return (
    <>
      <h1>Tags</h1>
      <ul className="tag-list">
        {tags.map((tag) => (
          <li key={tag.href}>
            <Link to={tag.href} className="tag tag--counted">
              {tag.label} <span className="tag__count">{tag.count}</span>
            </Link>
            {tag.description && <span className="tag-list__note">{tag.description}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
