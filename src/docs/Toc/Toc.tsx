import { attribute, TOC } from '#src/contracts/attributes.ts';
import './toc.css';

export interface TocHeading {
  depth: number;
  slug: string;
  text: string;
}

interface Props {
  headings: readonly TocHeading[];
}

function TocList({ headings }: Props) {
  const top = Math.min(...headings.map((heading) => heading.depth));
  return (
    <ul className="toc__list">
      {headings.map((heading) => (
        <li
          key={heading.slug}
          style={heading.depth > top ? { paddingLeft: `${(heading.depth - top) * 0.9}rem` } : undefined}
        >
          <a className="toc__link" href={`#${heading.slug}`}>
            {heading.text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The headings of the page. The current one is marked while the reader scrolls. */
export function Toc({ headings }: Props) {
  if (headings.length === 0) return null;
  return (
    <nav className="toc" aria-label="On this page" {...attribute(TOC)}>
      <p className="toc__title">On this page</p>
      <TocList headings={headings} />
    </nav>
  );
}

/** The same list, collapsed, for screens too narrow for a side column. */
export function MobileToc({ headings }: Props) {
  if (headings.length === 0) return null;
  return (
    <details className="toc-mobile">
      <summary>On this page</summary>
      <TocList headings={headings} />
    </details>
  );
}
