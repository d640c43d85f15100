import { drafts, editor, openPlayground, writeCode } from './playgroundPage.ts';
import { expect, navbar, test } from './site.ts';

// What a visitor wrote in the playground is never lost.

const KEY = 'playground.drafts';
const MINE = 'console.log("mine");';

test('a visitor who follows a link right after typing finds the last words again', async ({ page }) => {
  await openPlayground(page);
  await writeCode(page, MINE);
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/?$/);
  await page.goBack();
  await expect(editor(page)).toHaveText(MINE, { timeout: 60_000 });
});

test('a visitor whose storage is full is told, keeps the code and is asked before it goes', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    };
  });
  await openPlayground(page);
  await writeCode(page, MINE);
  await expect(page.getByRole('alert')).toContainText('This browser keeps no drafts');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await navbar(page).getByRole('link', { name: 'Blog', exact: true }).click();
  await expect.poll(() => questions).toEqual(['beforeunload']);
  await expect(editor(page)).toHaveText(MINE);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByLabel('Link to this code')).toHaveValue(/#code=/);
});

test('two tabs with the same draft keep both texts', async ({ page, context }) => {
  const draft = { id: 'a', title: 'Mine', files: [{ name: 'main.ts', text: 'let old;' }], savedAt: 1 };
  await context.addInitScript(
    ([key, value]) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, value);
    },
    [KEY, JSON.stringify([draft])] as const,
  );
  const other = await context.newPage();
  const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
  await openPlayground(page);
  await openPlayground(other);
  await expect(editor(other)).toHaveText('let old;');
  await writeCode(other, 'let there;');
  await expect.poll(stored).toContain('let there;');
  await page.bringToFront();
  await writeCode(page, 'let here;');
  await expect.poll(stored).toContain('let here;');
  expect(await stored()).toContain('let there;');
});

test('garbage in place of the drafts is put aside, not written over', async ({ page, problems }) => {
  await page.addInitScript((key) => {
    if (!localStorage.getItem(key)) localStorage.setItem(key, '[{"id":"half');
  }, KEY);
  await openPlayground(page);
  await expect(editor(page)).toContainText('class Player');
  await writeCode(page, MINE);
  await expect(drafts(page)).toHaveText('Drafts (1)');
  expect(await page.evaluate((key) => localStorage.getItem(`${key}.unreadable`), KEY)).toBe('[{"id":"half');
  expect(problems).toEqual([]);
});

test('an example that arrives cut off is named, and the code stays', async ({ page }) => {
  await page.route('**/playground/examples/**.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"title":"Ha' }),
  );
  await openPlayground(page);
  await writeCode(page, MINE);
  await page.getByRole('button', { name: 'Examples', exact: true }).click();
  await page.locator('.gallery__card').first().click();
  await expect(page.getByRole('alert')).toContainText(/The example ".+" did not load/);
  await expect(editor(page)).toHaveText(MINE);
});

test('a list of examples that arrives cut off says so', async ({ page, problems }) => {
  await page.route('**/playground/examples.json', (route) => route.fulfill({ body: '[{"id":"a' }));
  await openPlayground(page);
  await page.getByRole('button', { name: 'Examples', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Examples' }).getByRole('status')).toContainText('did not load');
  expect(problems).toEqual([]);
});

test('with workers blocked code can still be written and saved', async ({ page, problems }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      Worker: class {
        constructor() {
          throw new DOMException('Blocked', 'SecurityError');
        }
      },
    });
  });
  await openPlayground(page);
  await writeCode(page, MINE);
  await expect(drafts(page)).toHaveText('Drafts (1)');
  expect(problems).toEqual([]);
});
