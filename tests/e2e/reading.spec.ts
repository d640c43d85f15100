import { expect, test } from './site.ts';

test.describe('on a page of the docs', () => {
  test('a reader sees where they are and goes on in order', async ({ page }) => {
    await page.goto('/docs/cameras');
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText('Fundamentals');
    const tree = page.getByRole('navigation', { name: 'Docs', exact: true });
    await expect(tree.getByRole('link', { name: 'Cameras', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(tree.getByRole('link', { name: 'Cameras', exact: true })).toBeInViewport();
    const pages = page.getByRole('navigation', { name: 'Docs pages' });
    const next = await pages.locator('[rel=next]').getAttribute('href');
    await pages.locator('[rel=next]').click();
    await expect(page).toHaveURL(next ?? '');
    await page.getByRole('navigation', { name: 'Docs pages' }).locator('[rel=prev]').click();
    await expect(page).toHaveURL('/docs/cameras');
  });

  test('the table of contents follows the reader', async ({ page }) => {
    await page.goto('/docs/cameras');
    const toc = page.getByRole('navigation', { name: 'On this page' });
    const links = toc.getByRole('link');
    await expect(links.first()).toHaveAttribute('aria-current', 'location');
    const last = links.last();
    await last.click();
    await expect(last).toHaveAttribute('aria-current', 'location');
    await expect(links.first()).not.toHaveAttribute('aria-current', 'location');
  });

  test('a reader on a phone unfolds the contents and finds the tree in the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/docs/cameras');
    await page.locator('.toc-mobile summary').click();
    await expect(page.locator('.toc-mobile a').first()).toBeVisible();
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Cameras', exact: true })).toBeVisible();
    await menu.getByRole('button', { name: 'Back to main menu' }).click();
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible();
  });

  test('code is copied as it reads', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/cameras');
    const block = page.locator('.prose .code-block').filter({ hasText: 'new Engine' }).first();
    await block.hover();
    await block.getByRole('button', { name: 'Copy' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain("import { Engine, vec } from 'excalibur';\n");
    expect(text).not.toContain('Copy');
  });

  test('long lines wrap when asked', async ({ page }) => {
    await page.goto('/docs/cameras');
    const block = page.locator('.prose .code-block').first();
    await block.hover();
    const wrap = block.getByRole('button', { name: 'Wrap' });
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect(block.locator('pre')).toHaveAttribute('data-wrap', '');
  });

  test('the page can be taken away as Markdown', async ({ page, context, request }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/cameras');
    await page.getByRole('button', { name: 'Copy page as Markdown' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    const copy = await (await request.get('/docs/cameras.md')).text();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copy);
    expect(copy).toMatch(/^# Cameras/);
    expect(copy).not.toContain('[[');
  });
});

test('the chosen package manager is chosen on every page', async ({ page }) => {
  await page.goto('/docs/quick-start');
  const tabs = page.getByRole('tablist', { name: 'package-manager' });
  await tabs.first().getByRole('tab', { name: 'pnpm' }).click();
  for (const tab of await tabs.getByRole('tab', { name: 'pnpm' }).all()) {
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }
  await page.goto('/docs/installation');
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'pnpm' }).first().press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'yarn' }).first()).toBeFocused();
});

test('an old URL redirects with its query and hash, with scripts and without', async ({ page, browser }) => {
  await page.goto('/docs/webgl?from=old#tips');
  await expect(page).toHaveURL(/\/docs\/performance\/?\?from=old#tips$/);
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(new URL('/docs/webgl', page.url()).href);
  await expect(plain).toHaveURL(/\/docs\/performance\/?$/);
});

test('a reader browses the docs by category and by tag', async ({ page }) => {
  await page.goto('/docs/category/fundamentals');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fundamentals');
  await page.getByRole('main').getByRole('article').getByRole('link', { name: 'Cameras' }).click();
  await expect(page).toHaveURL('/docs/cameras');
  await page.goto('/docs/tags');
  await page
    .getByRole('main')
    .getByRole('link', { name: /#Tutorial/ })
    .click();
  await expect(page).toHaveURL('/docs/tags/tutorial');
  await expect(page.getByRole('main').getByRole('article').getByRole('link').first()).toBeVisible();
});

test('a reader opens the blog, its archive, and a post with spaces in its URL', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: 'Read more about Pathfinding Part 1' }).click();
  await expect(page).toHaveURL('/blog/Pathfinding%20Algorithms%20Part%201');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pathfinding Part 1');
  await expect(page.getByText(/\d+ min read/)).toBeVisible();
  await expect(page.locator('article').getByRole('link', { name: 'Dijkstra pathfinding' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pathfinding Part 1');
  await page.goto('/blog/archive');
  await expect(page.getByRole('main').getByRole('heading', { name: '2024' }).first()).toBeVisible();
});

test('the feeds name the same newest post', async ({ request }) => {
  const rss = await (await request.get('/blog/rss.xml')).text();
  const atom = await (await request.get('/blog/atom.xml')).text();
  const json = (await (await request.get('/blog/feed.json')).json()) as { items: { title: string; url: string }[] };
  const [newest] = json.items;
  expect(newest).toBeDefined();
  expect(rss).toContain(newest?.url ?? '?');
  expect(atom).toContain(newest?.url ?? '?');
});

test('every page has a picture for link previews', async ({ page, request }) => {
  for (const route of ['/', '/docs/cameras', '/api/class/Actor', '/blog/Pathfinding%20Algorithms%20Part%201']) {
    await page.goto(route);
    const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    const answer = await request.get(new URL(address).pathname);
    expect(answer.status(), route).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});

test('tools that read text find every page', async ({ request }) => {
  const index = await (await request.get('/llms.txt')).text();
  expect(index).toContain('/docs/cameras.md');
  expect(await (await request.get('/llms-full.txt')).text()).toContain('# Cameras');
});
