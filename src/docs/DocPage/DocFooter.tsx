import { formatDate } from '#src/lib/date.ts';
import { PencilIcon } from '#src/ui/Icon/Icon.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import './docFooter.css';

interface Props {
  tags: readonly { label: string; href: string }[];
  editUrl?: string;
  lastUpdated?: string;
  /** The path of the page's Markdown copy. */
  markdown: string;
}

/** The end of a page: tags, edit link, date of the last change, and a link to the Markdown copy. */
export function DocFooter({ tags, editUrl, lastUpdated, markdown }: Props) {
  return (
    <div className="doc-footer">
      {tags.length > 0 && (
        <p className="doc-footer__tags">
          Tags:
          {tags.map((tag) => (
            <Link key={tag.href} to={tag.href} className="tag">
              {tag.label}
            </Link>
          ))}
        </p>
      )}
      <div className="doc-footer__row">
        {editUrl && (
          <Link to={editUrl} className="doc-footer__edit">
            <PencilIcon size={16} /> Edit this page
          </Link>
        )}
        <Link to={markdown} className="doc-footer__edit" data-astro-reload="">
          View as Markdown
        </Link>
        {lastUpdated && (
          <span className="doc-footer__date">
            Last updated on <time dateTime={lastUpdated}>{formatDate(lastUpdated)}</time>
          </span>
        )}
      </div>
    </div>
  );
}
