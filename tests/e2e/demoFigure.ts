import { expect, type Locator, type Page } from '@playwright/test';
import { open, test as siteTest } from './site.ts';

/**
 * A viewport in which demos aren't scaled up: on a wider page the engine draws twice as many pixels in each direction, which
 * takes most of a test's time without a GPU.
 */
export const test = siteTest.extend({ viewport: { width: 660, height: 900 } });

/** Loading the engine and drawing without a GPU, on a busy machine. */
const START = { timeout: 60_000 };

export const demo = (page: Page, title: string | RegExp): Locator =>
  page.locator('[data-demo]', { has: page.locator('figcaption', { hasText: title }) });

export async function startDemo(figure: Locator): Promise<void> {
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('button', { name: 'Start the demo' }).click();
  await expect(figure.locator('.demo__stage')).toHaveAttribute('data-status', 'running', START);
}

export async function openDemo(page: Page, route: string, title: string | RegExp): Promise<Locator> {
  await open(page, route);
  const figure = demo(page, title);
  await startDemo(figure);
  return figure;
}

export const status = (figure: Locator): Locator => figure.locator('[data-demo-status]');
export const inspected = (figure: Locator): Locator => figure.locator('[data-demo-inspect]');
export const stage = (figure: Locator): Locator => figure.locator('canvas');
export const measured = (figure: Locator, label: string | RegExp): Locator =>
  figure.locator('.demo__measures div', { has: figure.page().locator('dt', { hasText: label }) }).locator('dd');

export const press = (figure: Locator, name: string | RegExp) => figure.getByRole('button', { name }).click();
export const choose = (figure: Locator, label: string, option: string) =>
  figure.getByRole('combobox', { name: label, exact: true }).selectOption({ label: option });
export const takeBrush = (figure: Locator, name: string) => figure.getByRole('radio', { name, exact: true }).check();

/** Converts stage coordinates to a position on the canvas, which the page has scaled. */
async function toPosition(figure: Locator, width: number, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = (await stage(figure).boundingBox())!;
  return { x: (x / width) * box.width, y: (y / width) * box.width };
}

/** Clicks a position in stage coordinates; the stage is `width` wide. */
export async function pressStage(figure: Locator, width: number, x: number, y: number): Promise<void> {
  await stage(figure).click({ position: await toPosition(figure, width, x, y) });
}

export async function tapStage(figure: Locator, width: number, x: number, y: number): Promise<void> {
  await stage(figure).tap({ position: await toPosition(figure, width, x, y) });
}

export async function pointAt(figure: Locator, width: number, x: number, y: number): Promise<void> {
  await stage(figure).hover({ position: await toPosition(figure, width, x, y) });
}

/** Draws a straight line with the mouse; positions are fractions of the stage's width and height. */
export async function stroke(figure: Locator, from: [number, number], to: [number, number]): Promise<void> {
  // In the middle of the viewport, because the navbar covers the top.
  await stage(figure).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = (await stage(figure).boundingBox())!;
  const place = ([x, y]: [number, number]) => [box.x + box.width * x, box.y + box.height * y] as const;
  const { mouse } = figure.page();
  await mouse.move(...place(from));
  await mouse.down();
  await mouse.move(...place(to), { steps: 4 });
  await mouse.up();
}

/** Checks that the page doesn't scroll horizontally. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

export { expect };
