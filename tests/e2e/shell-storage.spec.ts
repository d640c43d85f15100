import { colorModeToggle, expect, main, navbar, openHydrated, test } from './site.ts';

for (const area of ['denied', 'full'] as const) {
  test(`a visitor whose storage is ${area} can use the site; the console names the reason`, async ({
    page,
    problems,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.addInitScript((kind) => {
      const fail = (): never => {
        throw new DOMException(`storage is ${kind}`, 'QuotaExceededError');
      };
      if (kind === 'full') {
        Storage.prototype.setItem = fail;
        return;
      }
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: fail });
    }, area);
    await openHydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await colorModeToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(warnings.join()).toContain('Browser storage is not available');
    await page.getByRole('button', { name: 'Close the announcement' }).click();
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
    await navbar(page).getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/?$/);
    expect(problems).toEqual([]);
  });
}
