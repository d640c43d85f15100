import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  applyDiffs,
  canReachRegistry,
  inEmptyFolder,
  pinTransitiveVersions,
  readPageSteps,
  runCommand,
  saveFiles,
} from './pageSteps.ts';

const PAGE = path.resolve('docs/getting-started/bundlers.mdx');
const COIN = path.resolve('public/kit/items/coin.png');
const TIME_LIMIT_MS = 180_000;

/** Every file below a folder, as paths relative to it. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' });
}

// The others install a hundred packages each, so they only run in the full tests (npm run test:full).
const QUICK = ['vite', 'esbuild'];

test.for([...QUICK, 'webpack', 'parcel', 'rollup'])(
  'the page’s set-up for %s builds the game with its picture',
  { timeout: TIME_LIMIT_MS },
  async (bundler, context) => {
    if (!QUICK.includes(bundler) && !process.env['TEST_FULL'])
      context.skip('installing it takes too long for the everyday run; npm run test:full does it');
    if (!canReachRegistry()) context.skip('the package registry does not answer, nothing can be installed');
    const game = readPageSteps(PAGE, 'game');
    const setUp = readPageSteps(PAGE, bundler);
    await inEmptyFolder(async (folder) => {
      saveFiles(
        folder,
        new Map([['package.json', '{ "private": true, "type": "module" }'], ...game.files, ...setUp.files]),
      );
      applyDiffs(folder, setUp.diffs);
      copyFileSync(COIN, path.join(folder, 'src/coin.png'));
      pinTransitiveVersions(folder);
      for (const command of [...game.commands, ...setUp.commands]) await runCommand(folder, command);

      const built = filesBelow(path.join(folder, 'dist'));
      const picture = built.find((name) => /coin[^/]*\.png$/.test(name)) ?? 'no picture in dist';
      const script = built.find((name) => name.endsWith('.js')) ?? 'no script in dist';
      const [page, code] = ['index.html', script].map((name) => readFileSync(path.join(folder, 'dist', name), 'utf8'));
      expect(page).toContain(path.basename(script));
      expect(`${page}${code}`).toContain(path.basename(picture));
    });
  },
);
