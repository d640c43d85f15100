// Asks every address outside the site that a built page links to: npm run audit:links -- [--dir dist]
// It writes reports/links.md and always exits with 0: other people's hosts are no reason for a build to fail.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { siteConfig } from '../src/config/index.ts';
import { checkAll } from './auditLinks/checkAll.ts';
import { collectExternal } from './auditLinks/collectExternal.ts';
import { buildReport } from './auditLinks/report.ts';
import { findSource } from '../build/links/findSource.ts';
import { readPages } from '../build/links/readPages.ts';

const REPORT = 'reports/links.md';

async function auditLinks(dir: string): Promise<string> {
  if (!existsSync(dir)) return `There is no built site in ${dir}/. Run "npm run build" first.`;
  const { links, malformed } = collectExternal(readPages(dir, siteConfig.baseUrl), new URL(siteConfig.url).origin);
  const checked = await checkAll(links);
  if (!checked) return `No host could be reached, so none of the ${links.length} external links was checked.`;
  const report = buildReport(checked, malformed, (page, href) => findSource({ page, href, reason: 'no such page' }));
  mkdirSync('reports', { recursive: true });
  writeFileSync(REPORT, report);
  const amiss = checked.filter(({ verdict }) => verdict.kind !== 'fine').length + malformed.length;
  return `External links: ${checked.length} checked, ${amiss} to look at. See ${REPORT}.`;
}

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'dist' } } });
console.log(await auditLinks(values.dir));
