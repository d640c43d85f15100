import type { ReactNode } from 'react';

/** A page of the docs without a table of contents: a category, a tag. */
export function PlainArticle({ children }: { children?: ReactNode }) {
  return (
    <div className="doc-layout__body doc-layout__body--plain">
      <article>{children}</article>
    </div>
  );
}
