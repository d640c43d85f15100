import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type AxeBuilder from '@axe-core/playwright';
import { expect } from './site.ts';

export type Theme = 'light' | 'dark';
export const THEMES: readonly Theme[] = ['light', 'dark'];

type Rules = Parameters<AxeBuilder['options']>[0];
/** All rules, plus one that axe disables by default: targets of at least 24 px or with that much spacing. */
export const ALL_RULES: Rules = { rules: { 'target-size': { enabled: true } } };
/** Another theme has the same elements in other colors. */
export const COLOR_RULES: Rules = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
export const TARGET_RULES: Rules = { runOnly: { type: 'rule', values: ['target-size'] } };

/** Browsers skip the layout of off-screen content; axe has to see the whole page. */
const AT_ONCE = '*, *::before, *::after { transition: none !important; content-visibility: visible !important; }';
export const disableTransitions = (page: Page) => page.addStyleTag({ content: AT_ONCE });

/** Waits for transitions, because contrast can't be checked halfway. */
export const waitForTransitions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    await Promise.allSettled(running.map((animation) => animation.finished));
  });

/** Every rendering of a diagram has its own id. */
const listDrawings = (page: Page): Promise<string[]> =>
  page.locator('.diagram__picture svg').evaluateAll((drawings) => drawings.map(({ id }) => id));

/** Switches the theme like a choice in another tab does, so one page load covers both. */
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
  await waitForTransitions(page);
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

/** Injects axe once per page and returns only violations: all results would be many times larger. */
async function runAxe(page: Page, rules: Rules): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: Axe };
    return (await axe.run(document, { ...asked, resultTypes: ['violations'] })).violations;
  }, rules);
}

/** The violations axe finds in the page's current state, one sentence per element. */
export async function findViolations(page: Page, rules: Rules): Promise<string[]> {
  const theme = await page.locator('html').getAttribute('data-theme');
  const violations = await runAxe(page, rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${page.url()} (${theme}) ${id}: ${html.slice(0, 160)} ${target.join(' ')}`),
  );
}
