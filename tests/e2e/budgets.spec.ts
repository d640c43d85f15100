import { readdirSync, statSync } from 'node:fs';
import { BUDGETS_KB, MAX_LAYOUT_SHIFT } from '../support/budgets.ts';
import { TEMPLATES } from '../support/templates.ts';
import { sumKb, weighPage } from '../support/weighPage.ts';
import { PAGE_FLAGS } from '../support/browserFlags.ts';
import { siteConfig } from '../../src/config/index.ts';
import { expect, test } from './site.ts';
import { fullBrowser } from './fullBrowser.ts';

test.use(fullBrowser(PAGE_FLAGS));

const API_CLASSES = 'dist/api/class';

/** The analytics script, which never blocks the page. */
const ANALYTICS = siteConfig.analytics && new URL(siteConfig.analytics.scriptSrc).host;

/** Records every listener that could block scrolling. Scroll listeners can only do so on the page as a whole. */
function noteBlockingListeners(): void {
  const noted = Object.assign(window, { blockingListeners: [] as string[] }).blockingListeners;
  const add = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (this: EventTarget, ...args: Parameters<typeof add>) {
    const [type, , options] = args;
    const isPassive = typeof options === 'object' && options.passive === true;
    const isPageScroll = type === 'scroll' && (this === window || this === document);
    const canBlock = /^(wheel|mousewheel|touchstart|touchmove)$/.test(type) || isPageScroll;
    // Playwright adds listeners too; its code doesn't come from a URL of the site.
    const isOfSite = new Error().stack?.includes(location.origin);
    if (canBlock && !isPassive && isOfSite) noted.push(`${type} on ${Object.prototype.toString.call(this)}`);
    return add.apply(this, args);
  };
}

for (const { name, route } of TEMPLATES) {
  test(`${name}: bytes, shifts, other hosts and scrolling stay within the budget`, async ({ page, baseURL }) => {
    await page.addInitScript(noteBlockingListeners);
    const { transfers, thirdParty, layoutShift, errors } = await weighPage(page, baseURL! + route);
    const before = transfers.filter(({ isBeforeLoad }) => isBeforeLoad);
    const list = transfers.map(({ url, type, bytes }) => `${type} ${url.split('/').at(-1)} ${bytes}`).join('\n');
    expect(sumKb(before, 'Script'), list).toBeGreaterThan(0);
    const kb = {
      scriptBeforeLoad: sumKb(before, 'Script'),
      scriptAfterIdle: sumKb(transfers, 'Script'),
      styles: sumKb(transfers, 'Stylesheet'),
      fonts: sumKb(transfers, 'Font'),
      document: sumKb(transfers, 'Document'),
      total: sumKb(transfers),
    };
    for (const key of Object.keys(BUDGETS_KB) as (keyof typeof BUDGETS_KB)[])
      expect.soft(kb[key], `${key} in KB of\n${list}`).toBeLessThanOrEqual(BUDGETS_KB[key]);
    expect.soft(layoutShift).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
    expect.soft(thirdParty.filter((url) => new URL(url).host !== ANALYTICS)).toEqual([]);
    expect
      .soft(await page.evaluate(() => (window as unknown as { blockingListeners: string[] }).blockingListeners))
      .toEqual([]);
    expect.soft(errors).toEqual([]);
  });
}

// Pages that load in several parts: columns, tables, a game next to its code, an editor.
for (const route of ['/api/class/Logger', '/api/class/Screen', '/samples/breakout', '/playground/'])
  test(`nothing moves while ${route} loads`, async ({ page, baseURL }) => {
    const { layoutShift } = await weighPage(page, baseURL! + route);
    expect(layoutShift).toBeLessThanOrEqual(MAX_LAYOUT_SHIFT);
  });

test('the API page that is weighed is the largest', () => {
  const sizes = readdirSync(API_CLASSES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, size: statSync(`${API_CLASSES}/${name}/index.html`).size }));
  const largest = sizes.sort((a, b) => b.size - a.size)[0]!;
  expect(TEMPLATES.map(({ route }) => route)).toContain(`/api/class/${largest.name}`);
});
