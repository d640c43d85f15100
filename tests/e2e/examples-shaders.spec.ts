import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './weakGpu.ts';

// On pages about shaders, readers edit a shader next to its output and see the change.

/** Opening the sandbox and starting the engine without a graphics card, on a busy machine. */
const START = { timeout: 60_000 };

const EXAMPLES = [
  { route: 'docs/materials', folder: 'graphics', name: 'materials-spotlight' },
  { route: 'docs/postprocessors', folder: 'other', name: 'postprocessors-crt' },
  { route: 'docs/custom-renderer-plugins', folder: 'graphics', name: 'custom-renderer-plugins-points' },
];
type ShaderExample = (typeof EXAMPLES)[number];

test.describe.configure({ timeout: 240_000 });

const readCode = ({ folder, name }: ShaderExample): string =>
  readFileSync(`docs/${folder}/examples/${name}.ts`, 'utf8');

/** Adds a last line to the fragment shader in the code of an example. */
function endShaderWith(code: string, lineFor: (output: string) => string): string {
  const [, before, output, rest, after] = /^([^]*out vec4 (\w+);)([^]*?)(\n}`[^]*)$/.exec(code)!;
  return `${before}${rest}\n  ${lineFor(output!)}${after}`;
}

async function openExample(page: Page, { route, folder, name }: ShaderExample): Promise<Locator> {
  await page.goto(route);
  const example = page.locator(`[data-live-example="${folder}-${name}"]`);
  await example.scrollIntoViewIfNeeded();
  return example;
}

async function runWith(page: Page, example: Locator, code: string): Promise<void> {
  await example.getByRole('button', { name: 'Edit', exact: true }).click();
  await example.locator('.cm-content').click(START);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(code);
  await page.keyboard.press('ControlOrMeta+Enter');
}

/** How much of the stage is magenta, a color that the examples hardly use. */
async function magentaShare(example: Locator): Promise<number> {
  const picture = sharp(await example.locator('.stage').screenshot()).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (data[at]! > 220 && data[at + 1]! < 60 && data[at + 2]! > 220) count++;
  }
  return count / (info.width * info.height);
}

for (const shaderExample of EXAMPLES) {
  test(`a changed shader changes the picture: ${shaderExample.name}`, async ({ page }) => {
    const example = await openExample(page, shaderExample);
    await example.locator('.stage__play').click();
    await expect(example.locator('.stage')).toHaveAttribute('data-status', 'running', START);
    expect(await magentaShare(example)).toBeLessThan(0.01);

    await runWith(
      page,
      example,
      endShaderWith(readCode(shaderExample), (output) => `${output} = vec4(1.0, 0.0, 1.0, 1.0);`),
    );
    await expect.poll(() => magentaShare(example), START).toBeGreaterThan(0.03);
    await expect(example.getByRole('alert')).toHaveCount(0);
  });
}

test('a mistake in a shader is named with its line, not answered by a blank stage', async ({ page }) => {
  const [material] = EXAMPLES;
  const example = await openExample(page, material!);
  await runWith(
    page,
    example,
    endShaderWith(readCode(material!), (output) => `${output} = oops;`),
  );
  const note = example.getByRole('alert');
  await expect(note).toContainText('Could not compile fragment shader', START);
  await expect(note).toContainText("'oops' : undeclared identifier");
  await expect(note).toContainText('= oops; <----- ERROR!');
  await expect(example.locator('.stage__note')).toHaveCount(0);
});
