import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './weakGpu.ts';

// The playground page.

const START = { timeout: 45_000 };
const editor = (page: Page) => page.locator('.cm-content');
const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('toolbar', { name: 'Playground' }).getByRole('button', { name, exact: typeof name === 'string' });

test.describe.configure({ timeout: 150_000 });

async function open(page: Page, path = 'playground/'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.editor')).toHaveAttribute('data-ready', '', START);
}

async function write(page: Page, code: string): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
}

test('opens with a game that runs', async ({ page }) => {
  await open(page);
  await expect(page.getByText('Excalibur 0.32.0')).toBeVisible();
  await tool(page, 'Run').click();
  await expect(page.locator('.stage')).toHaveAttribute('data-status', 'running', START);
  await expect(page.locator('.error-note')).toHaveCount(0);
});

test('shares code by a link that opens stopped and says whose it is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await write(page, 'console.log("π 🎮 中文");');
  await tool(page, 'Share').click();
  const link = await page.getByLabel('Link to this code').inputValue();
  expect(link).toContain('/playground/#code=');
  const other = await context.newPage();
  await other.addInitScript(() => localStorage.clear());
  await open(other, link);
  await expect(editor(other)).toHaveText('console.log("π 🎮 中文");');
  await expect(other.getByText('Someone else wrote it, not this site.')).toBeVisible();
  await expect(other.locator('iframe')).toHaveCount(0);
  await tool(other, 'Run').click();
  await expect(other.locator('.console')).toContainText('π 🎮 中文', START);
});

test('says so when a link is damaged or the code is too long for one', async ({ page }) => {
  await open(page, 'playground/#code=AQnonsense');
  await expect(page.getByRole('alert')).toContainText('This link is damaged');
  let seed = 7;
  const noise = Array.from({ length: 45_000 }, () =>
    String.fromCharCode(97 + ((seed = (seed * 48_271) % 2_147_483_647) % 26)),
  );
  await write(page, `// ${noise.join('')}`);
  await tool(page, 'Share').click();
  await expect(page.getByText(/This code is too long for a link: it needs [\d,]+ characters/)).toBeVisible();
});

test('restores a draft after a reload and offers a fresh start', async ({ page }) => {
  await open(page);
  await write(page, 'console.log("my draft");');
  await expect(tool(page, /Drafts/)).toHaveText('Drafts (1)');
  await page.reload();
  await expect(editor(page)).toHaveText('console.log("my draft");', START);
  await expect(page.getByText('This is your draft')).toBeVisible();
  await page.getByRole('button', { name: 'Start fresh' }).click();
  await expect(editor(page)).toContainText('class Player');
  await tool(page, /Drafts/).click();
  await page.getByRole('button', { name: 'Open New game' }).click();
  await expect(editor(page)).toHaveText('console.log("my draft");');
});

test('takes any example of the docs as a starting point', async ({ page }) => {
  await open(page);
  await tool(page, 'Examples').click();
  const dialog = page.getByRole('dialog', { name: 'Examples' });
  await expect(dialog.getByRole('status')).toHaveText(/[1-9]\d* examples?/, START);
  const title = await dialog.locator('.gallery__title').first().innerText();
  await dialog.getByRole('searchbox').fill(title);
  await dialog.locator('.gallery__card', { hasText: title }).first().click();
  await expect(dialog).toHaveCount(0);
  await expect(editor(page)).not.toContainText('class Player extends Actor', START);
});

test('checks types, completes and formats with the real typings', async ({ page }) => {
  await open(page);
  await write(page, "import { Actor } from 'excalibur';\nconst a  =  new Actor();\na.spin = 3;\n");
  await expect(page.locator('.cm-lintRange-error')).toHaveText('spin', { timeout: 90_000 });
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('a.angularVel');
  await expect(page.locator('.cm-tooltip-autocomplete')).toContainText('angularVelocity', START);
  await page.keyboard.press('Escape');
  await tool(page, 'Format').click();
  await expect(editor(page)).toContainText('const a = new Actor();', START);
});

test('handles several files', async ({ page }) => {
  await open(page);
  await write(page, "import { text } from './words';\nconsole.log(text);\n");
  await page.getByRole('button', { name: '+ New file' }).click();
  await page.getByLabel('Name of the file').fill('main.ts');
  await page.keyboard.press('Enter');
  await expect(page.getByText('There is already a file "main.ts".')).toBeVisible();
  await page.getByLabel('Name of the file').fill('words.ts');
  await page.keyboard.press('Enter');
  await write(page, "export const text = 'from another file';");
  await tool(page, 'Run').click();
  await expect(page.locator('.console')).toContainText('from another file', START);
});

test('downloads a project that is ready to run', async ({ page }) => {
  await open(page);
  const waiting = page.waitForEvent('download', START);
  await tool(page, 'Download').click();
  const stream = await (await waiting).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
  const manifest = JSON.parse(strFromU8(files['new-game/package.json']!)) as { dependencies: object; scripts: object };
  expect(manifest.dependencies).toEqual({ excalibur: '0.32.0' });
  expect(manifest.scripts).toMatchObject({ dev: 'vite' });
  expect(strFromU8(files['new-game/src/main.ts']!)).toContain('new Engine(');
});

test('resizes editor and stage by pointer and by keys', async ({ page }) => {
  await open(page);
  const width = async () => (await page.locator('.playground__code').boundingBox())!.width;
  const before = await width();
  const divider = page.getByRole('separator', { name: 'Width of the editor' });
  await divider.focus();
  for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft');
  expect(await width()).toBeLessThan(before - 50);
  const box = (await divider.boundingBox())!;
  await page.mouse.move(box.x + 3, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(900, box.y + 100);
  await page.mouse.up();
  expect(Math.abs((await width()) - 900)).toBeLessThan(20);
});

test('works on when the network is gone', async ({ page, context }) => {
  await open(page);
  await tool(page, 'Run').click();
  await expect(page.locator('.stage')).toHaveAttribute('data-status', 'running', START);
  await context.setOffline(true);
  await write(page, 'console.log("offline");\nnew ex.Engine({ width: 100, height: 100 }).start();');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.locator('.console')).toContainText('offline', START);
  await expect(page.locator('.stage')).toHaveAttribute('data-status', 'running', START);
});

test('asks nobody but this site', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (/\/playground|_astro/.test(page.url()) && new URL(request.url()).host !== new URL(page.url()).host)
      foreign.push(request.url());
  });
  await open(page);
  await editor(page).click();
  await tool(page, 'Run').click();
  await expect(page.locator('.stage')).toHaveAttribute('data-status', 'running', START);
  expect(foreign.filter((url) => !/^(blob|data):/.test(url) && !url.includes('plausible'))).toEqual([]);
});

for (const theme of ['light', 'dark']) {
  test(`has no accessibility faults that can be found by machine (${theme})`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await open(page);
    const { violations } = await new AxeBuilder({ page }).include('.playground').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('stacks stage and editor and runs', async ({ page }) => {
    await open(page);
    const stage = (await page.locator('.stage').boundingBox())!;
    const code = (await page.locator('.editor').boundingBox())!;
    expect(code.y).toBeGreaterThan(stage.y + stage.height - 1);
    expect(code.width).toBeLessThanOrEqual(360);
    await tool(page, 'Run').click();
    await expect(page.locator('.stage')).toHaveAttribute('data-status', 'running', START);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
