import type { BlogTag } from '#src/content/read/blogModel.ts';
import { Link } from '#src/ui/Link/Link.tsx';

/** The tags of a post. */
export function PostTags({ tags }: { tags: readonly BlogTag[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className="post-tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag.slug}>
          <Link to={`/blog/tags/${tag.slug}`} className="tag">
            {tag.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
