import type { Page } from '@playwright/test';
import { expect, test } from './weakGpu.ts';

const MAX_READY_MS = 500;
const ROUNDS = 3;

/** From the click on Edit to a focused editor with the code; all files are cached. */
async function timeEditor(page: Page): Promise<number> {
  await page.goto('docs/actors');
  await page.waitForLoadState('networkidle');
  const example = page.locator('[data-live-example]').first();
  await example.scrollIntoViewIfNeeded();
  return example.evaluate(
    (figure) =>
      new Promise<number>((resolve) => {
        const edit = [...figure.querySelectorAll('button')].find((button) => button.textContent?.trim() === 'Edit')!;
        const begin = performance.now();
        const look = () => {
          const editor = figure.querySelector('.cm-content');
          if (editor?.textContent?.includes('excalibur') && document.activeElement === editor)
            resolve(performance.now() - begin);
          else requestAnimationFrame(look);
        };
        edit.click();
        look();
      }),
  );
}

test('an editor is ready half a second after the reader reaches for it', async ({ page }) => {
  test.skip(
    !process.env['TEST_FULL'],
    'Times hold only on a machine that does nothing else; they are taken in the full run.',
  );
  await timeEditor(page);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) times.push(await timeEditor(page));
  console.log(`Edit to editor: ${times.map(Math.round).join(', ')} ms`);
  expect(Math.min(...times)).toBeLessThanOrEqual(MAX_READY_MS);
});
