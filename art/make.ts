import path from 'node:path';
import { buildBrandFiles } from './brand/brandFiles.ts';
import { writeOutput } from './core/output.ts';
import { buildCoverFiles, buildPostCoverFiles } from './covers/coverFiles.ts';
import { buildHomeFiles } from './home/homeFiles.ts';
import { buildKitFiles } from './kit/kit.ts';
import { buildManifest } from './kit/manifest.ts';

const root = path.resolve(import.meta.dirname, '..');
const kit = await buildKitFiles();
const files = [
  ...(await buildBrandFiles()),
  ...(await buildHomeFiles()),
  ...(await buildCoverFiles()),
  ...(await buildPostCoverFiles()),
  ...kit.map(({ entry, bytes }) => ({ path: `public/kit/${entry.path}`, bytes })),
  buildManifest(kit),
];
for (const file of files) await writeOutput(root, file);
console.log(`Wrote ${files.length} files.`);
