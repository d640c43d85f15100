import { Link } from '#src/ui/Link/Link.tsx';
import './paginator.css';

interface PageLink {
  label: string;
  href: string;
}

interface Props {
  previous?: PageLink;
  next?: PageLink;
  label?: string;
  words?: { previous: string; next: string };
}

/** The page before and the page after, in reading order. */
export function Paginator({
  previous,
  next,
  label = 'Docs pages',
  words = { previous: 'Previous', next: 'Next' },
}: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="paginator" aria-label={label}>
      {previous && (
        <Link to={previous.href} className="paginator__link paginator__link--previous" rel="prev">
          <span>{words.previous}</span>
          <strong>{previous.label}</strong>
        </Link>
      )}
      {next && (
        <Link to={next.href} className="paginator__link paginator__link--next" rel="next">
          <span>{words.next}</span>
          <strong>{next.label}</strong>
        </Link>
      )}
    </nav>
  );
}
