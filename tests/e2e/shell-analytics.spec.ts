import type { Page } from '@playwright/test';
import { test as plain } from '@playwright/test';
import { expect, main, open, openHydrated, test } from './site.ts';

const note = (page: Page) => page.getByRole('contentinfo').locator('[data-privacy-note]');

/** Every request to another host; in tests they get no answer. */
function watchStrangers(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') asked.push(href);
  });
  return asked;
}

test('the analytics script is there once, deferred, with the domain of the site, and nothing else from third parties', async ({
  page,
}) => {
  const strangers = watchStrangers(page);
  await open(page);
  const script = page.locator('script[data-domain]');
  await expect(script).toHaveCount(1);
  await expect(script).toHaveAttribute('src', /^https:\/\/.+\.js$/);
  await expect(script).toHaveAttribute('data-domain', 'excaliburjs.com');
  expect(await script.evaluate((element) => (element as HTMLScriptElement).defer)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([await script.getAttribute('src')]);
});

for (const [name, wish] of [
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
] as const) {
  test(`a browser that sends ${name} is not counted and is told so`, async ({ page }) => {
    const strangers = watchStrangers(page);
    await page.addInitScript((wishes) => {
      for (const [key, value] of Object.entries(wishes))
        Object.defineProperty(Navigator.prototype, key, { get: () => value, configurable: true });
    }, wish);
    await openHydrated(page);
    await expect(note(page)).toContainText('Your browser asks not to be tracked');
    await expect(note(page).getByRole('button')).toBeHidden();
    await expect(page.locator('script[data-domain]')).toHaveCount(0);
    expect(strangers).toEqual([]);
  });
}

test('a visitor switches the counting off in the footer, and on again', async ({ page }) => {
  const strangers = watchStrangers(page);
  await openHydrated(page, 'donate');
  await note(page).getByRole('button', { name: 'Do not count mine' }).click();
  await expect(note(page)).toContainText('Yours are not counted.');
  strangers.length = 0;
  await openHydrated(page, 'premium-support');
  await expect(note(page)).toContainText('Yours are not counted.');
  await expect(page.locator('script[data-domain]')).toHaveCount(0);
  expect(strangers).toEqual([]);
  await note(page).getByRole('button', { name: 'Count mine again' }).click();
  await expect(note(page).getByRole('button', { name: 'Do not count mine' })).toBeVisible();
  await open(page, 'donate');
  await expect(page.locator('script[data-domain]')).toHaveCount(1);
});

test('without storage the site says that the choice is lost', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openHydrated(page, 'donate');
  await note(page).getByRole('button', { name: 'Do not count mine' }).click();
  await expect(note(page)).toContainText('keeps no settings');
});

plain('a visitor who blocks the analytics reads and moves on as ever', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort('blockedbyclient'),
  );
  await openHydrated(page);
  await page.locator('.navbar').getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/?$/);
  expect(errors).toEqual([]);
});
