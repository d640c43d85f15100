import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
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

test.for(['vite', 'esbuild'])(
  'the page’s set-up for %s builds the game with its picture',
  { timeout: TIME_LIMIT_MS },
  (bundler, context) => {
    if (!canReachRegistry()) context.skip('the package registry does not answer, nothing can be installed');
    const game = readPageSteps(PAGE, 'game');
    const setUp = readPageSteps(PAGE, bundler);
    inEmptyFolder((folder) => {
      saveFiles(
        folder,
        new Map([['package.json', '{ "private": true, "type": "module" }'], ...game.files, ...setUp.files]),
      );
      copyFileSync(COIN, path.join(folder, 'src/coin.png'));
      pinTransitiveVersions(folder);
      for (const command of setUp.commands) runCommand(folder, command);

      const built = filesBelow(path.join(folder, 'dist'));
      const picture = built.find((name) => /coin[^/]*\.png$/.test(name)) ?? 'no picture in dist';
      const script = built.find((name) => name.endsWith('.js')) ?? 'no script in dist';
      expect(readFileSync(path.join(folder, 'dist', script), 'utf8')).toContain(path.basename(picture));
      expect(readFileSync(path.join(folder, 'dist/index.html'), 'utf8')).toContain(path.basename(script));
    });
  },
);
