import { expect, test } from 'vitest';
import { siteConfig } from '#src/config/index.ts';
import { selectHeadings } from './selectHeadings.ts';

const headings = [1, 2, 3, 4, 5, 6].map((depth) => ({ depth, slug: `h${depth}`, text: `Heading ${depth}` }));
const depths = (options: Parameters<typeof selectHeadings>[1]) =>
  selectHeadings(headings, options).map(({ depth }) => depth);

test('the site config says which levels a table of contents shows', () => {
  const { minHeadingLevel, maxHeadingLevel } = siteConfig.tableOfContents;
  const shown = depths({});
  expect([shown[0], shown.at(-1)]).toEqual([minHeadingLevel, maxHeadingLevel]);
});

test('front matter overrides it', () => {
  expect(depths({ toc_min_heading_level: 3, toc_max_heading_level: 4 })).toEqual([3, 4]);
  expect(depths({ hide_table_of_contents: true })).toEqual([]);
});
