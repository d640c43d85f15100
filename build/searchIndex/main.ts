// Builds the search index of a built site: node build/searchIndex/main.ts [folder]
import { performance } from 'node:perf_hooks';
import { siteConfig } from '#src/config/index.ts';
import { readSite } from '#root/build/searchIndex/readSite.ts';
import { writeIndex } from '#root/build/searchIndex/writeIndex.ts';

const toKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

const start = performance.now();
const folder = process.argv[2] ?? 'dist';
const pages = await readSite(folder, siteConfig.baseUrl);
const { headings, parts, titlesGzip, bodiesGzip } = await writeIndex(pages, folder, siteConfig);
console.log(
  `Search index: ${pages.length} pages, ${headings} headings; ` +
    `first ${parts > 1 ? `of ${parts} files` : 'file'} ${toKilobytes(titlesGzip)} gzip, text ${toKilobytes(bodiesGzip)} gzip; ` +
    `built in ${((performance.now() - start) / 1000).toFixed(1)} s.`,
);
