import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
declare const testbed: Testbed;

test.beforeEach(({ page }) => openTestbed(page));

test('goToScene does not read a loader, and takes data by name only', async ({ page }) => {
  const result = await page.evaluate(async () => {
    const { game } = testbed;
    let isAsked = false;
    const loader = class extends ex.DefaultLoader {
      override load() {
        isAsked = true;
        return super.load();
      }
    };
    const seen: unknown[] = [];
    class Level extends ex.Scene {
      override onActivate({ data }: Excalibur.SceneActivationContext<unknown>) {
        seen.push(data);
      }
    }
    game.add('one', new Level());
    game.add('two', new Level());
    const go = (name: string, options: object) => testbed.stepUntilSettled(game.director.goToScene(name, options));
    const there = [await go('one', { loader, sceneActivationData: { seed: 42 } }), await go('two', { seed: 42 })];
    return { there, isAsked, seen };
  });
  expect(result).toEqual({ there: [true, true], isAsked: false, seen: [{ seed: 42 }, undefined] });
});

test('a misspelt event is silent', async ({ page }) => {
  const heard = await page.evaluate(() => {
    const actor = testbed.add();
    const heard: string[] = [];
    for (const name of ['preupdate', 'preUpdate']) actor.on(name, () => heard.push(name));
    testbed.step(16);
    return heard;
  });
  expect(heard).toEqual(['preupdate']);
});
