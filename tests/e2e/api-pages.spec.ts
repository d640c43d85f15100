import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

const HTML_GZIP_MAX_KB = 45;
const AT_ONCE = 16;

interface NamesFile {
  kinds: string[];
  names: [string, number, number, string?][];
}

test('every name has a page and a JSON twin, and no page is too heavy', async ({ request }) => {
  test.setTimeout(300_000);
  const { kinds, names } = (await (await request.get('/api/names.json')).json()) as NamesFile;
  expect(names.length).toBeGreaterThan(690);
  const problems: string[] = [];
  const check = async ([name, kind, , slug]: NamesFile['names'][number]) => {
    const route = `/api/${kinds[kind]}/${slug ?? name}`;
    const [page, twin] = await Promise.all([request.get(route), request.get(`${route}.json`)]);
    if (!page.ok() || !twin.ok()) problems.push(`${route} answered ${page.status()}, its twin ${twin.status()}`);
    const sizeKb = gzipSync(await page.body()).length / 1024;
    if (sizeKb > HTML_GZIP_MAX_KB) problems.push(`${route} weighs ${sizeKb.toFixed(1)} KB`);
  };
  for (let start = 0; start < names.length; start += AT_ONCE) {
    await Promise.all(names.slice(start, start + AT_ONCE).map(check));
  }
  expect(problems).toEqual([]);
});

test('the JSON twin holds what the page shows', async ({ request }) => {
  const twin = await (await request.get('/api/class/Actor.json')).json();
  expect(twin).toMatchObject({ name: 'Actor', kind: 'class', route: '/api/class/Actor', ancestors: ['Entity'] });
  expect(twin.source).toContain(`/blob/v${twin.version}/src/engine/Actor.ts`);
  expect(twin.members.find((member: { name: string }) => member.name === 'globalPos').history.added).toBe('0.30.0');
});

test.describe('a long page that is opened', () => {
  const putOff = (page: Page): Promise<number> =>
    page
      .locator('[data-far]')
      .evaluateAll(
        (blocks) => blocks.filter((block) => getComputedStyle(block).contentVisibility !== 'visible').length,
      );

  test('shows its first screen before the rest, and then all of it', async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const blocks = [...document.querySelectorAll('[data-far]')];
        const waiting = blocks.filter((block) => getComputedStyle(block).contentVisibility === 'auto').length;
        Object.assign(window, { waiting });
      });
    });
    await page.goto('/api/class/Engine');
    expect(await page.evaluate(() => (window as unknown as { waiting: number }).waiting)).toBeGreaterThan(50);
    await expect.poll(() => putOff(page)).toBe(0);
    await expect(page.locator('[data-far][style], [data-opening]')).toHaveCount(0);
  });

  test('leads to a member that is pressed at once', async ({ page }) => {
    // Nothing is let in by itself.
    await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
    await page.goto('/api/class/Engine');
    expect(await putOff(page)).toBeGreaterThan(50);
    await page.locator('a[href="#group-methods"]:visible').first().click();
    expect(await putOff(page)).toBe(0);
    const top = await page.locator('#group-methods').evaluate((place) => place.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(200);
  });

  test('waits for nothing where it begins further down', async ({ page }) => {
    await page.goto('/api/class/Engine#start');
    expect(await putOff(page)).toBe(0);
    const top = await page.locator('#start').evaluate((place) => place.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(200);
  });
});
