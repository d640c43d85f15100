import type { AddressInfo } from 'node:net';
import { createServer } from '../../../tools/serve/createServer.ts';
import { expect, open, test } from '../site.ts';

const banner = 'This site did not load properly: its base path is probably wrong.';

/** Serves the build for /engine/ under another path while the action runs. */
async function serveFrom(base: string, action: (origin: string) => Promise<void>): Promise<void> {
  const server = createServer({ root: 'dist-base', base });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    await action(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

for (const [base, path] of [
  ['/', '/'],
  ['/', '/test/start/'],
  ['/', '/test/start'],
  ['/other/', '/other/'],
  ['/other/', '/other/test/next/index.html'],
] as const) {
  test(`a maintainer who serves the site from ${base} is told so on ${path}`, async ({ page }) => {
    await serveFrom(base, async (origin) => {
      await page.goto(origin + path);
      const alert = page.getByRole('alert').filter({ hasText: banner });
      await expect(alert).toBeVisible();
      await expect(alert).toContainText('built for baseUrl "/engine/"');
      await expect(alert).toContainText(`served from "${base}"`);
    });
  });
}

test('a visitor of the rightly served site sees no such banner', async ({ page }) => {
  await open(page, 'test/start');
  await page.waitForLoadState('load');
  await expect(page.getByText(banner)).toHaveCount(0);
});
