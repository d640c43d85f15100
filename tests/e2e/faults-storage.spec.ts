import type { Page } from '@playwright/test';
import { hits, openSearch } from './searchWindow.ts';
import { IS_FULL } from './builtRoutes.ts';
import { colorModeToggle, expect, heading, main, openHydrated, test } from './site.ts';

/** Every storage key of this site. */
const LOCAL_KEYS = [
  'theme',
  'docusaurus.announcement.id',
  'docusaurus.announcement.dismiss',
  'docusaurus.tab.package-manager',
  'docs-preferred-version-default',
  'tutorial.excalibird.visited',
  'hero-game.best',
  'playground.drafts',
  'playground.drafts.unreadable',
  'site.offline.off',
  'plausible_ignore',
  '__DOCSEARCH_RECENT_SEARCHES__site',
  '__DOCSEARCH_FAVORITE_SEARCHES__site',
];
const SESSION_KEYS = ['site.chunk.reloaded', 'site.navigation.reloaded'];
const GARBAGE = ['', 'null', '{', '[null,1,{"id":{}}]', '{"length":9}', '\u0000\uffff😀', '"'.repeat(5000)];
const ROUTES = ['', 'docs/quick-start', 'docs/step-1-engine', 'playground/'];

/** The keys the site reads, as reported by a binding. */
async function watchKeys(page: Page): Promise<Set<string>> {
  const asked = new Set<string>();
  await page.exposeFunction('tellKey', (key: string) => void asked.add(key));
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype;
    Storage.prototype.getItem = function (key) {
      (window as unknown as { tellKey(key: string): void }).tellKey(key);
      return getItem.call(this, key);
    };
  });
  return asked;
}

/** Each round stores different garbage under every key; all rounds together cover every combination. */
const ROUNDS = IS_FULL ? GARBAGE.length : 2;

for (let round = 0; round < ROUNDS; round++) {
  test(`a visitor with garbage under every key sees nothing of it (round ${round + 1})`, async ({ page, problems }) => {
    const toEntry = (key: string, index: number) => [key, GARBAGE[(2 + index + round) % GARBAGE.length]!] as const;
    const asked = await watchKeys(page);
    const stored = { local: LOCAL_KEYS.map(toEntry), session: SESSION_KEYS.map(toEntry) };
    await page.addInitScript(({ local, session }) => {
      for (const [key, text] of local) localStorage.setItem(key, text);
      for (const [key, text] of session) sessionStorage.setItem(key, text);
    }, stored);
    for (const route of ROUTES) {
      await openHydrated(page, route);
      await expect(page.locator('html'), route).toHaveAttribute('data-theme', 'light');
      await expect(main(page).getByRole('heading', { level: 1 }), route).toHaveCount(1);
    }
    await expect(page.locator('.cm-content')).toContainText('class Player', { timeout: 60_000 });
    await openSearch(page);
    await page.keyboard.type('camera');
    await expect(hits(page).first()).toBeVisible();
    expect(problems).toEqual([]);
    expect(asked.size).toBeGreaterThan(5);
    // Tab groups have page-specific keys.
    const unknown = [...asked].filter((key) => !/^docusaurus\.tab\./.test(key));
    expect(unknown.filter((key) => ![...LOCAL_KEYS, ...SESSION_KEYS].includes(key))).toEqual([]);
  });
}

test('a visitor who blocks cookies, and with them all storage, can read, search and write code', async ({
  page,
  problems,
}) => {
  await page.addInitScript(() => {
    const deny = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: deny });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  });
  await openHydrated(page, 'docs/cameras');
  await expect(heading(page, 'Cameras')).toBeVisible();
  await colorModeToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await openSearch(page);
  await page.keyboard.type('camera');
  await expect(hits(page).first()).toBeVisible();
  await openHydrated(page, 'offline/');
  await expect(main(page).getByRole('status').or(main(page).getByRole('alert')).first()).toHaveText(/\S/);
  await page.goto('playground/');
  await page.locator('.cm-content').click({ timeout: 60_000 });
  await page.keyboard.type('let kept;');
  await expect(page.getByRole('alert')).toContainText('This browser keeps no drafts');
  expect(problems).toEqual([]);
});

test('the site sets no cookie', async ({ page, context }) => {
  for (const route of ['', 'docs/cameras', 'search?q=actor']) await openHydrated(page, route);
  expect(await context.cookies()).toEqual([]);
});
