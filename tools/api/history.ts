/**
 * Compares the exported API of all published engine versions and writes src/api/data/history.json.
 * Run it after a version bump: `npm run api:history`. Versions that aren't cached are downloaded.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { compactChanges, compareShapes } from '#src/api/history/compareShapes.ts';
import { modelToShapes, type ApiShapes } from '#src/api/history/shapes.ts';
import type { HistoryData } from '#src/api/history/types.ts';
import { extractCached } from '#src/api/lookup/extractModel.ts';
import { ENGINE_PACKAGE, fetchPackage, npm } from './fetchPackage.ts';

const FIRST_VERSION = '0.25.0';
const OUT_FILE = 'src/api/data/history.json';

const compareVersions = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true });

function installedVersion(): string {
  return (JSON.parse(readFileSync(`node_modules/${ENGINE_PACKAGE}/package.json`, 'utf8')) as { version: string })
    .version;
}

function listVersions(): string[] {
  const published = JSON.parse(npm('view', ENGINE_PACKAGE, 'versions', '--json')) as string[];
  return published
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .filter((version) => compareVersions(version, FIRST_VERSION) >= 0)
    .filter((version) => compareVersions(version, installedVersion()) <= 0)
    .sort(compareVersions);
}

function compareAll(versions: string[]): HistoryData {
  let older: ApiShapes | undefined;
  return versions.map((version) => {
    const newer = modelToShapes(extractCached(fetchPackage(version)));
    const changes = compareShapes(version, older ?? newer, newer);
    older = newer;
    console.log(`${version}: ${newer.size} exported names`);
    return compactChanges(changes);
  });
}

const data = compareAll(listVersions());
// One line per version keeps the file small and its diffs readable.
writeFileSync(OUT_FILE, `[\n${data.map((changes) => JSON.stringify(changes)).join(',\n')}\n]\n`);
