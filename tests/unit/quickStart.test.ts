import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const PAGE = path.resolve('docs/getting-started/quick-start.mdx');
const EXAMPLE = path.resolve('docs/getting-started/examples/quick-start-first.ts');
const TIME_LIMIT_MS = 180_000;

const steps = readPageSteps(PAGE, 'manual');

/** The program without what doesn't change its meaning: comments, line breaks, trailing commas. */
const meaningOf = (code: string) => code.replaceAll(/^\s*\/\/.*\n/gm, '').replaceAll(/\s+|,(?=\s*[}\])])/g, '');

test('the quick start shows the program that runs at its top', () => {
  expect(meaningOf(steps.files.get('src/main.ts') ?? '')).toBe(meaningOf(readFileSync(EXAMPLE, 'utf8')));
});

test('the quick start installs the versions this site is built with', () => {
  const asked = steps.commands.join(' ').matchAll(/(\S+)@(\d\S+)/g);
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version: string } | undefined>;
  };
  const found = [...asked].map(([, name = '', version]) => [name, version]);
  expect(found).toEqual(found.map(([name]) => [name, lock.packages[`node_modules/${name}`]?.version]));
  expect(found.map(([name]) => name)).toEqual(['excalibur', 'vite', 'typescript']);
});

test(
  'following the quick start by hand gives a game that checks and builds',
  { timeout: TIME_LIMIT_MS },
  async (context) => {
    if (!canReachRegistry()) context.skip('the package registry does not answer, nothing can be installed');
    await inEmptyFolder(async (folder) => {
      saveFiles(folder, steps.files);
      pinTransitiveVersions(folder);
      // The development server runs until it is stopped, so the test leaves that one line out.
      for (const command of steps.commands.filter((line) => line !== 'npm run start'))
        await runCommand(folder, command);

      const page = readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
      const script = /src="\/(assets\/[^"]+\.js)"/.exec(page)?.[1] ?? 'no script in dist/index.html';
      expect(existsSync(path.join(folder, 'dist', script))).toBe(true);
      expect(readFileSync(path.join(folder, 'dist', script), 'utf8')).toContain('#ffb238');
      expect(readdirSync(path.join(folder, 'dist/assets')).some((name) => name.endsWith('.css'))).toBe(true);
    });
  },
);
