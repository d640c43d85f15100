import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

const HTML_GZIP_MAX_KB = 45;
const AT_ONCE = 16;

interface NamesFile {
  kinds: string[];
  names: [string, number, number, string?][];
}

test('every name has a page and a JSON copy, and no page is too heavy', async ({ request }) => {
  test.setTimeout(300_000);
  const { kinds, names } = (await (await request.get('/api/names.json')).json()) as NamesFile;
  expect(names.length).toBeGreaterThan(690);
  const problems: string[] = [];
  const check = async ([name, kind, , slug]: NamesFile['names'][number]) => {
    const route = `/api/${kinds[kind]}/${slug ?? name}`;
    const [page, copy] = await Promise.all([request.get(route), request.get(`${route}.json`)]);
    if (!page.ok() || !copy.ok()) problems.push(`${route} answered ${page.status()}, its copy ${copy.status()}`);
    const sizeKb = gzipSync(await page.body()).length / 1024;
    if (sizeKb > HTML_GZIP_MAX_KB) problems.push(`${route} weighs ${sizeKb.toFixed(1)} KB`);
  };
  for (let start = 0; start < names.length; start += AT_ONCE) {
    await Promise.all(names.slice(start, start + AT_ONCE).map(check));
  }
  expect(problems).toEqual([]);
});

test('the JSON copy holds what the page shows', async ({ request }) => {
  const copy = await (await request.get('/api/class/Actor.json')).json();
  expect(copy).toMatchObject({ name: 'Actor', kind: 'class', route: '/api/class/Actor', ancestors: ['Entity'] });
  expect(copy.source).toContain(`/blob/v${copy.version}/src/engine/Actor.ts`);
  expect(copy.members.find((member: { name: string }) => member.name === 'globalPos').history.added).toBe('0.30.0');
});

test.describe('a long page that is opened', () => {
  /** Blocks that haven't been laid out yet. */
  function countPutOff(): number {
    const blocks = [...document.querySelectorAll('[data-far]')];
    return blocks.filter((block) => getComputedStyle(block).contentVisibility === 'auto').length;
  }

  /** Opens a page and returns how much of it was deferred right after loading. */
  async function openPutOff(page: Page, route: string): Promise<number> {
    await page.addInitScript(`addEventListener('DOMContentLoaded', () => (window.putOff = (${countPutOff})()))`);
    await page.goto(route);
    return page.evaluate(() => (window as unknown as { putOff: number }).putOff);
  }

  const topOf = (page: Page, id: string): Promise<number> =>
    page.locator(`#${id}`).evaluate((place) => Math.abs(place.getBoundingClientRect().top));

  test('renders its first screen first, and then all of it', async ({ page }) => {
    expect(await openPutOff(page, '/api/class/Engine')).toBeGreaterThan(50);
    await expect(page.locator('[data-far]')).toHaveCount(0);
  });

  test('leads to a member that is pressed at once', async ({ page }) => {
    // Nothing renders unless it's scrolled to.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    expect(await openPutOff(page, '/api/class/Engine')).toBeGreaterThan(50);
    await page.locator('a[href="#group-methods"]:visible').first().click();
    expect(await page.evaluate(countPutOff)).toBe(0);
    expect(await topOf(page, 'group-methods')).toBeLessThan(200);
  });

  test('waits for nothing where it begins further down', async ({ page }) => {
    expect(await openPutOff(page, '/api/class/Engine#start')).toBe(0);
    expect(await topOf(page, 'start')).toBeLessThan(200);
  });
});
