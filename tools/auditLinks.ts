// Requests every external URL that a built page links to: npm run audit:links -- [--dir dist]
// Writes reports/links.md and always exits with 0, because other people's hosts shouldn't fail a build.
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
  if (!checked)
    return `No host could be reached, so none of the ${links.length} external links were checked. Check your network connection.`;
  const report = buildReport(checked, malformed, (page, href) => findSource({ page, href, reason: 'no such page' }));
  mkdirSync('reports', { recursive: true });
  writeFileSync(REPORT, report);
  const suspicious = checked.filter(({ verdict }) => verdict.kind !== 'fine').length + malformed.length;
  return `External links: ${checked.length} checked, ${suspicious} to review. See ${REPORT}.`;
}

const { values } = parseArgs({ options: { dir: { type: 'string', default: 'dist' } } });
console.log(await auditLinks(values.dir));
