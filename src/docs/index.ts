/** Pieces of a reading page that other features show too. */
export { Breadcrumbs, crumbsToStructuredData, type Crumb } from './Breadcrumbs/Breadcrumbs.tsx';
export { Paginator } from './Paginator/Paginator.tsx';
export { MobileToc, selectHeadings, Toc, type TocHeading } from './Toc/Toc.tsx';
export { TagsIndex } from './Tags/TagsIndex.tsx';
