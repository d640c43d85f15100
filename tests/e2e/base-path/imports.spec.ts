import { expect, test } from '../site.ts';

// tests/fixtures/docs/imports.mdx and plain.md, which exist only in this build.
const PAGE = 'docs/imports';

for (const [name, start] of [
  ['At once', 2],
  ['Only in the browser', 5],
  ['In a partial', 7],
] as const) {
  test(`a component that a page imports hydrates: ${name}`, async ({ page }) => {
    await page.goto(PAGE);
    const counter = page.getByRole('button', { name });
    await counter.scrollIntoViewIfNeeded();
    await expect(counter).toHaveText(`${name}: ${start}`);
    // Clicks before it has hydrated are lost.
    await expect(async () => {
      await counter.click();
      await expect(counter).not.toHaveText(`${name}: ${start}`, { timeout: 500 });
    }).toPass();
  });
}

test('a component without a directive is plain HTML', async ({ page }) => {
  await page.goto(PAGE);
  const text = page.locator('div[style*="text-wrap"]');
  await expect(text).toHaveText('Some slanted text.');
  await expect(text.locator('xpath=ancestor::astro-island')).toHaveCount(0);
});

test('a page shows partials in MDX and Markdown, with what they import and link', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.getByText('This paragraph is shared')).toBeVisible();
  await expect(page.locator('.admonition', { hasText: 'From a partial' }).getByRole('link')).toHaveAttribute(
    'href',
    '/engine/api/class/Actor',
  );
  await expect(page.getByText('The partial is about sharing.')).toBeVisible();
  await expect(page.getByText('This paragraph is plain Markdown, with a key and {braces}.')).toBeVisible();
});

test('a page shows a file as text', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('[data-raw]')).toHaveText('A raw <file>\nwith two lines.\n');
});

for (const route of [PAGE, 'docs/plain']) {
  test(`an image next to ${route} is an optimized asset that keeps its place`, async ({ page }) => {
    await page.goto(route);
    const image = page.locator('.prose img[alt="A ball"]');
    await expect(image).toHaveAttribute('src', /^\/engine\/_astro\/ball\.[\w-]+\.webp$/);
    await expect(image).toHaveAttribute('width', '96');
    await expect(image).toHaveAttribute('height', '64');
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(96);
  });
}

test('a title under an image is its caption', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('figure figcaption')).toHaveText('A ball of four colors');
});

test('a page in plain Markdown has HTML, admonitions and code like any other', async ({ page }) => {
  await page.goto('docs/plain');
  await expect(page.getByText('Press Space; {braces} are text.')).toBeVisible();
  await expect(page.locator('.admonition--tip')).toContainText('Old title style');
  await expect(page.locator('.code-block__title')).toHaveText('main.ts');
  await expect(page.locator('#part')).toBeVisible();
  expect(await page.content()).not.toContain('a comment that must vanish');
});
