import type { Locator, Page } from '@playwright/test';
import { expect, openHydrated, test } from './site.ts';

const START = { timeout: 60_000 };

/** A browser without WebGL, both in the page and in the sandbox of the examples. */
const removeWebGl = (page: Page) =>
  page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: never[]) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind as '2d', ...rest);
    } as typeof getContext;
  });

const loseGraphics = (canvas: Locator) =>
  canvas.evaluate((element: HTMLCanvasElement) => {
    const gl = element.getContext('webgl2')!;
    gl.getExtension('WEBGL_lose_context')!.loseContext();
  });

test.describe.configure({ timeout: 180_000 });

async function pressPlay(page: Page): Promise<void> {
  await openHydrated(page, '');
  await expect(page.locator('astro-island[ssr][component-url*="HeroStage"]')).toHaveCount(0, START);
  await page.locator('.hero-stage__play').click();
}

test.describe('a visitor without WebGL', () => {
  test.beforeEach(({ page }) => removeWebGl(page));

  test('plays the home page’s game in the simpler way or reads why not', async ({ page }) => {
    await pressPlay(page);
    await expect(page.locator('.hero-stage')).toHaveAttribute('data-status', /running|failed/, START);
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test('runs an example, whose console says what is missing', async ({ page }) => {
    await page.goto('docs/actors');
    const example = page.locator('[data-live-example]').first();
    await example.locator('.stage__play').click();
    await expect(example.locator('.console')).toContainText(/Canvas 2D fallback/, START);
    await expect(example.locator('.stage')).toHaveAttribute('data-status', 'running', START);
  });

  test('sees the picture of a demo and what it needs, or the demo itself', async ({ page }) => {
    await openHydrated(page, 'blog/Cellular%20Automata');
    const demo = page.locator('[data-demo]').first();
    await demo.getByRole('button', { name: 'Start the demo' }).click();
    await expect(demo.locator('.demo__stage')).toHaveAttribute('data-status', /running|failed/, START);
    await expect(demo.locator('[data-demo-status], .demo__status').first()).toHaveText(/\S/);
  });
});

test.describe('a visitor whose browser takes the graphics away', () => {
  test('gets the home page’s game back on request', async ({ page }) => {
    await pressPlay(page);
    const stage = page.locator('.hero-stage');
    await expect(stage).toHaveAttribute('data-status', 'running', START);
    await loseGraphics(stage.locator('canvas'));
    await expect(page.getByRole('alert')).toContainText('took the graphics away');
    await expect(page.locator('h1')).toHaveCount(1);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(stage).toHaveAttribute('data-status', 'running', START);
  });

  test('starts a demo again where it was', async ({ page }) => {
    await openHydrated(page, 'blog/Cellular%20Automata');
    const demo = page.locator('[data-demo]').first();
    await demo.getByRole('button', { name: 'Start the demo' }).click();
    await expect(demo.locator('.demo__stage')).toHaveAttribute('data-status', 'running', START);
    await loseGraphics(demo.locator('canvas'));
    await expect(demo.getByRole('alert')).toContainText('took the graphics away');
    await demo.getByRole('button', { name: 'Start again' }).click();
    await expect(demo.locator('.demo__stage')).toHaveAttribute('data-status', 'running', START);
  });

  test('is told beside an example and runs it again', async ({ page }) => {
    await page.goto('docs/actors');
    const example = page.locator('[data-live-example]').first();
    await example.locator('.stage__play').click();
    await expect(example.locator('.stage')).toHaveAttribute('data-status', 'running', START);
    await loseGraphics(page.frameLocator('iframe').locator('canvas'));
    await expect(example.getByRole('alert')).toContainText('took the graphics away', START);
    await example.getByRole('button', { name: 'Restart', exact: true }).click();
    await expect(example.locator('.stage')).toHaveAttribute('data-status', 'running', START);
    await expect(example.getByRole('alert')).toHaveCount(0);
  });
});
