import { expect, openHydrated, test } from './site.ts';
import { waitForFrames } from '../support/frames.ts';
import { hits, openSearch, searchInput } from './searchWindow.ts';

const FILES = ['search-index.json', 'search-titles.*.json'];

for (const file of FILES) {
  for (const [state, fulfil] of [
    ['missing', { status: 404, body: 'Not found.' }],
    ['cut off', { status: 200, contentType: 'application/json', body: '{"groups":["A' }],
  ] as const) {
    test(`with ${file} ${state} the window says so, and finds again once it is there`, async ({ page, problems }) => {
      await page.route(`**/${file}`, (route) => route.fulfill(fulfil));
      await openSearch(page);
      await page.keyboard.type('camera');
      const screen = page.locator('.DocSearch-ErrorScreen');
      await expect(screen).toContainText('Unable to fetch results');
      await expect(screen).toContainText('You might want to check your network connection.');
      await page.unroute(`**/${file}`);
      await screen.getByRole('button', { name: 'Try again' }).click();
      await expect(hits(page).first()).toBeVisible();
      await expect(searchInput(page)).toHaveValue('camera');
      expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    });
  }
}

test('the search page tells the failure and tries again', async ({ page }) => {
  await page.route('**/search-index.json', (route) => route.abort());
  await openHydrated(page, 'search?q=camera');
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await page.unroute('**/search-index.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.search-result').first()).toBeVisible();
});

test('with workers blocked the page itself searches', async ({ page, problems }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      Worker: class {
        constructor() {
          throw new DOMException('Blocked', 'SecurityError');
        }
      },
    });
  });
  await openSearch(page);
  await page.keyboard.type('camera');
  await expect(hits(page).first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('with the worker’s script gone the page itself searches', async ({ page }) => {
  await page.route('**/worker-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await openSearch(page);
  await page.keyboard.type('camera');
  await expect(hits(page).first()).toBeVisible();
});

test('after the first search no network is needed', async ({ page, context }) => {
  await openSearch(page);
  await page.keyboard.type('camera');
  await expect(hits(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await searchInput(page).fill('tile map');
  await expect(hits(page).first()).toHaveAttribute('href', /tilemap/i);
});

test('the cached files answer on the next page load without a network', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('camera');
  await expect(hits(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route('**/search-*', (route) => route.abort());
  await openSearch(page, 'docs/quick-start');
  await page.keyboard.type('tile map');
  await expect(hits(page).first()).toHaveAttribute('href', /tilemap/i);
});

test('bad input is answered, nothing throws and nothing is injected', async ({ page, problems }) => {
  await openSearch(page);
  await page.evaluate(() => Object.assign(window, { alert: () => Object.assign(window, { injected: true }) }));
  const status = page.locator('.search-status');
  const inputs = ['   ', 'x'.repeat(200), '😀🎮', 'مرحبا', '.*+?^${}()|[]\\', '<script>alert(1)</script>'];
  for (const text of [...inputs, '<img src=x onerror=alert(1)>', "'; DROP TABLE actors; --", '__proto__ constructor']) {
    await status.evaluate((element) => (element.textContent = ''));
    await searchInput(page).fill(text);
    await expect(status, text).not.toBeEmpty();
    // The window renders the answer after it has announced it.
    await waitForFrames(page, 2);
    expect(await page.locator('.DocSearch-Modal script, .DocSearch-Modal img').count()).toBe(0);
  }
  await searchInput(page).fill('camera');
  await expect(hits(page).first()).toBeVisible();
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(problems).toEqual([]);
});

// Ten thousand take a minute on two cores; a thousand in a row find the same bugs.
const KEYSTROKES = process.env['TEST_FULL'] ? 10_000 : 1_000;

test(`${KEYSTROKES} keystrokes later the window still answers the last of them`, async ({ page, problems }) => {
  test.setTimeout(300_000);
  await openSearch(page);
  await page.evaluate(async (keystrokes) => {
    const input = document.querySelector<HTMLInputElement>('.DocSearch-Input')!;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
    const letters = 'abcdefghijklmnopqrstuvwxyz .<>/';
    for (let count = 0; count < keystrokes; count++) {
      const letter = letters[(count * 7) % letters.length]!;
      setValue.call(input, input.value.length > 12 ? letter : input.value + letter);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      if (count % 100 === 0) await new Promise(requestAnimationFrame);
    }
  }, KEYSTROKES);
  await searchInput(page).fill('CollisionType');
  await expect(hits(page).first()).toHaveAttribute('href', /\/api\/enum\/CollisionType$/, { timeout: 200_000 });
  expect(problems).toEqual([]);
});
