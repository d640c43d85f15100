import type { ReactNode } from 'react';
import { attribute, FLOW } from '#src/contracts/attributes.ts';
import { CopyPage, MobileToc, Paginator, type TocHeading, UnlistedNotice } from '#src/docs/index.ts';
import { PostCover } from '../PostCover/PostCover.tsx';
import type { loadPostPage } from './loadPostPage.ts';
import { PostHeader } from './PostHeader.tsx';
import { PostTags } from './PostTags.tsx';

interface Props {
  page: ReturnType<typeof loadPostPage>;
  /** The headings for the folded table of contents. */
  toc: readonly TocHeading[];
  /** The rendered text. */
  children?: ReactNode;
}

/** A post: the text with its title, cover, tags and neighbors. */
export function PostPage({ page, toc, children }: Props) {
  const { post, layout, newer, older } = page;
  return (
    <article>
      {post.frontMatter.unlisted && <UnlistedNotice />}
      <div className="doc-layout__head">
        <PostHeader post={post} />
        <CopyPage markdown={layout.markdown} />
      </div>
      <PostCover post={post} />
      <MobileToc headings={toc} />
      <div className="prose" {...attribute(FLOW)}>
        {children}
      </div>
      <footer className="post-end">
        <PostTags tags={post.tags} />
      </footer>
      <Paginator
        previous={newer}
        next={older}
        label="Blog posts"
        words={{ previous: 'Newer post', next: 'Older post' }}
      />
    </article>
  );
}
