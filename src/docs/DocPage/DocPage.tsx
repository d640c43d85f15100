import type { ReactNode } from 'react';
import { attribute, FLOW } from '#src/contracts/attributes.ts';
import { Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Paginator } from '../Paginator/Paginator.tsx';
import { selectHeadings } from '../Toc/selectHeadings.ts';
import { MobileToc, Toc, type TocHeading } from '../Toc/Toc.tsx';
import { TutorialProgress } from '../TutorialProgress/TutorialProgress.tsx';
import { CopyPage } from './CopyPage.tsx';
import { DocFooter } from './DocFooter.tsx';
import type { loadDocPage } from './loadDocPage.ts';
import { UnlistedNotice } from './UnlistedNotice.tsx';

interface Props {
  page: ReturnType<typeof loadDocPage>;
  /** All headings of the text. */
  headings: readonly TocHeading[];
  /** The rendered text. */
  children?: ReactNode;
}

/** A page of the docs: the text with its title, table of contents, tags and neighbors. */
export function DocPage({ page, headings, children }: Props) {
  const { doc, crumbs, tutorialSteps, tags, editUrl, lastUpdated, markdownCopy, neighbors } = page;
  const { hide_title, unlisted } = doc.frontMatter;
  const toc = selectHeadings(headings, doc.frontMatter);
  return (
    <div className={`doc-layout__body${toc.length === 0 ? ' doc-layout__body--plain' : ''}`}>
      <article className="doc-layout__article">
        {crumbs && <Breadcrumbs crumbs={crumbs} />}
        {unlisted && <UnlistedNotice />}
        <div className="doc-layout__head">
          {!hide_title && <h1>{doc.title}</h1>}
          <CopyPage markdown={markdownCopy} />
        </div>
        {tutorialSteps && <TutorialProgress steps={tutorialSteps} currentId={doc.id} />}
        <MobileToc headings={toc} />
        <div className="prose" {...attribute(FLOW)}>
          {children}
        </div>
        <DocFooter tags={tags} editUrl={editUrl} lastUpdated={lastUpdated} markdown={markdownCopy} />
        <Paginator {...neighbors} />
      </article>
      <div className="doc-layout__aside">
        <Toc headings={toc} />
      </div>
    </div>
  );
}
