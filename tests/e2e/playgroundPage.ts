import type { Locator, Page } from '@playwright/test';
import { expect } from './site.ts';

/** The editor has its own chunk. */
const READY = { timeout: 60_000 };

export const editor = (page: Page): Locator => page.locator('.cm-content');
export const drafts = (page: Page): Locator => page.getByRole('button', { name: /^Drafts/ });

export async function openPlayground(page: Page, path = 'playground/'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.editor')).toHaveAttribute('data-ready', '', READY);
}

export async function writeCode(page: Page, code: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  await expect(editor(page)).toHaveText(code);
}
