import { siteConfig } from '#src/config/index.ts';
import type { TocHeading } from './Toc.tsx';

/** What the front matter of a page may say about its table of contents. */
interface TocOptions {
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
}

/** The headings in a page's table of contents. Front matter overrides the site config. */
export function selectHeadings<Heading extends TocHeading>(
  headings: readonly Heading[],
  options: TocOptions,
): Heading[] {
  if (options.hide_table_of_contents) return [];
  const { minHeadingLevel, maxHeadingLevel } = siteConfig.tableOfContents;
  const min = options.toc_min_heading_level ?? minHeadingLevel;
  const max = options.toc_max_heading_level ?? maxHeadingLevel;
  return headings.filter(({ depth }) => depth >= min && depth <= max);
}
