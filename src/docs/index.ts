/** A page of the docs, what it shows around the text, and the path of every such page. */
export { DocPage } from './DocPage/DocPage.tsx';
export { listDocPaths } from './DocPage/listDocPaths.ts';
export { loadDocPage } from './DocPage/loadDocPage.ts';
/** The page of a sidebar category, its data, and the path of every such page. */
export { CategoryPage } from './Category/CategoryPage.tsx';
export { listCategoryPaths, loadCategory } from './Category/loadCategory.ts';
/** The pages that carry a tag. */
export { TaggedPages } from './Tags/TaggedPages.tsx';
/** All tags of the docs or of the blog. */
export { TagsIndex } from './Tags/TagsIndex.tsx';
/** The frame of a docs page that has no table of contents. */
export { PlainArticle } from './PlainArticle.tsx';
/** The path from the home of the docs to a page, for people and for search engines. */
export { Breadcrumbs, crumbsToStructuredData, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
/** Links to the pages before and after this one. */
export { Paginator } from './Paginator/Paginator.tsx';
/** The table of contents of a page, next to the text or folded above it. */
export { MobileToc, Toc, type TocHeading } from './Toc/Toc.tsx';
/** The headings that a table of contents shows. */
export { selectHeadings } from './Toc/selectHeadings.ts';
/** The button that copies a page as Markdown. */
export { CopyPage } from './DocPage/CopyPage.tsx';
/** The notice on a page that no menu leads to. */
export { UnlistedNotice } from './DocPage/UnlistedNotice.tsx';
