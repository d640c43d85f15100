import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type AxeBuilder from '@axe-core/playwright';
import { expect } from './site.ts';

export type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];

type Rules = Parameters<AxeBuilder['options']>[0];
/** All rules, with one that axe leaves out by itself: targets of 24 px or with that much room. */
export const ALL_RULES: Rules = { rules: { 'target-size': { enabled: true } } };
/** Another theme has the same elements in other colours. */
export const COLOR_RULES: Rules = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
export const TARGET_RULES: Rules = { runOnly: { type: 'rule', values: ['target-size'] } };

/** Out of sight the browser leaves colours and places for later; here all of the page is looked at, at once. */
const AT_ONCE = '*, *::before, *::after { transition: none !important; content-visibility: visible !important; }';
export const showAtOnce = (page: Page) => page.addStyleTag({ content: AT_ONCE });

/** Colours on their way to another are neither the one nor the other. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    await Promise.allSettled(running.map((animation) => animation.finished));
  });

/** Every drawing of a diagram has a name of its own. */
const listDrawings = (page: Page): Promise<string[]> =>
  page.locator('.diagram__picture svg').evaluateAll((drawings) => drawings.map(({ id }) => id));

/** Shows a theme in place, as a choice in another tab does: one load serves both. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  const root = page.locator('html');
  if ((await root.getAttribute('data-theme')) === theme) return;
  const before = await listDrawings(page);
  await expect(async () => {
    await page.evaluate((value) => {
      localStorage.setItem('theme', value);
      dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    }, theme);
    await expect(root).toHaveAttribute('data-theme', theme, { timeout: 500 });
  }).toPass();
  await expect.poll(async () => (await listDrawings(page)).filter((id) => before.includes(id))).toEqual([]);
  await untilStill(page);
}

interface Violation {
  id: string;
  nodes: { html: string; target: unknown[] }[];
}
type Axe = { run(context: Document, rules: Rules): Promise<{ violations: Violation[] }> };

const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Put into a page once and asked for no more than violations: the rest is many times what there is to read. */
async function runAxe(page: Page, rules: Rules): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: Axe };
    return (await axe.run(document, { ...asked, resultTypes: ['violations'] })).violations;
  }, rules);
}

/** What axe finds on a page as it stands, one sentence for each element. */
export async function findBarriers(page: Page, rules: Rules): Promise<string[]> {
  const theme = await page.locator('html').getAttribute('data-theme');
  const violations = await runAxe(page, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${page.url()} (${theme}) ${id}: ${html.slice(0, 160)} ${target.join(' ')}`),
  );
}
