// npm run search:export [folder]: writes the records, settings and synonyms for the hosted search service.
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteConfig } from '#src/config/index.ts';
import { readSite } from '#root/build/searchIndex/readSite.ts';
import { INDEX_SETTINGS, toRecords, toSynonymRecords } from '#root/build/searchIndex/toRecords.ts';

const OUT_DIR = 'dist-search';

const folder = process.argv[2] ?? 'dist';
if (!existsSync(folder)) {
  console.error(`There is no built site in ${folder}/. Run "npm run build" first.`);
  process.exit(1);
}
const { url, baseUrl, i18n } = siteConfig;
const records = toRecords(await readSite(folder, baseUrl), url + baseUrl.replace(/\/$/, ''), i18n.defaultLocale);
const files = { records, settings: INDEX_SETTINGS, synonyms: toSynonymRecords() };
await mkdir(OUT_DIR, { recursive: true });
for (const [name, value] of Object.entries(files)) {
  await writeFile(path.join(OUT_DIR, `${name}.json`), JSON.stringify(value, null, 1));
}
console.log(`Wrote ${records.length} records, the index settings and the synonyms to ${OUT_DIR}/.`);
