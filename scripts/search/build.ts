// Makes the search index from the pages of a built site: node scripts/search/build.ts [folder]
import { performance } from 'node:perf_hooks';
import { siteConfig } from '#src/config/index.ts';
import { readSite } from '#src/search/build/readSite.ts';
import { writeIndex } from '#src/search/build/writeIndex.ts';

const toKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

const start = performance.now();
const folder = process.argv[2] ?? process.env['SITE_OUT'] ?? 'dist';
const pages = await readSite(folder, siteConfig.baseUrl);
const { headings, titlesGzip, bodiesGzip } = await writeIndex(pages, folder, siteConfig);
const perHeading = (titlesGzip / Math.max(1, headings)).toFixed(1);
console.log(
  `Search index: ${pages.length} pages, ${headings} headings; ` +
    `first file ${toKilobytes(titlesGzip)} gzip (${perHeading} bytes a heading), text ${toKilobytes(bodiesGzip)} gzip; ` +
    `made in ${((performance.now() - start) / 1000).toFixed(1)} s.`,
);
