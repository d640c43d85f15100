import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Manifest } from '../../src/search/client/manifest.ts';
import type { BodiesFile, TitlesFile } from '../../src/search/engine/pack.ts';
import { packBodies, packTitles, unpackTitles } from '../../src/search/engine/pack.ts';
import { splitPages } from '../../build/searchIndex/splitPages.ts';
import { expect, openHydrated, test } from './site.ts';
import { hits, searchInput } from './searchWindow.ts';

const SMALL_THRESHOLD = 2500;

const readJson = <T>(route: string): T => JSON.parse(readFileSync(`dist${route}`, 'utf8')) as T;

/** The index of the built site, split as it would be above the size threshold. */
async function serveInParts(page: Page): Promise<{ asked: string[]; lastTitle: string }> {
  const manifest = readJson<Manifest>('/search-index.json');
  const bodies = readJson<BodiesFile>(manifest.bodies);
  const pages = unpackTitles(readJson<TitlesFile>(manifest.titles));
  pages.forEach(({ sections }, at) => sections.forEach((section, line) => (section.content = bodies[at]![line]!)));
  const parts = splitPages(pages, SMALL_THRESHOLD);
  const files = parts.map((_, at) => ({
    titles: `/_astro/part-titles-${at}.json`,
    bodies: `/_astro/part-bodies-${at}.json`,
  }));
  const answers: [string, unknown][] = parts.flatMap((part, at) => [
    [files[at]!.titles, packTitles(part)],
    [files[at]!.bodies, packBodies(part)],
  ]);
  const [first, ...more] = files;
  answers.push(['/search-index.json', { ...manifest, ...first, more }]);
  const asked: string[] = [];
  for (const [route, json] of answers)
    await page.route(`**${route}`, (call) => {
      asked.push(route);
      return call.fulfill({ json });
    });
  return { asked, lastTitle: parts.at(-1)!.at(-1)!.sections[0]!.heading };
}

test('a search in a site too large for one file finds a page of the last one', async ({ page }) => {
  const { asked, lastTitle } = await serveInParts(page);
  await openHydrated(page, 'docs/');
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type(lastTitle);
  await expect(hits(page).filter({ hasText: lastTitle }).first()).toBeVisible();
  expect(asked.filter((route) => route.includes('titles')).length).toBeGreaterThan(1);
  expect(new Set(asked).size).toBe(asked.length);
});
