import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
declare const testbed: Testbed;

test.beforeEach(({ page }) => openTestbed(page));

test('assigned vectors are copied, kept ones follow their actor', async ({ page }) => {
  const result = await page.evaluate(() => {
    const [a, b] = [testbed.add({ pos: ex.vec(1, 1) }), testbed.add()];
    const kept = a.pos;
    b.pos = a.pos;
    a.pos = ex.vec(9, 9);
    return { copy: b.pos.x, kept: kept.x };
  });
  expect(result).toEqual({ copy: 1, kept: 9 });
});

test('an actor without a color cannot be cloned; a clone has the components and no children', async ({ page }) => {
  const result = await page.evaluate(() => {
    class Health extends ex.Component {
      points = 3;
    }
    const copyOf = (args: Excalibur.ActorArgs) => {
      const actor = testbed.add(args);
      actor.addComponent(new Health());
      actor.addChild(new ex.Actor());
      const copy = actor.clone();
      return { health: copy.get(Health)?.points, children: copy.children.length, x: copy.pos.x };
    };
    try {
      copyOf({});
      return 'no error';
    } catch (error) {
      return [(error as Error).name, copyOf({ pos: ex.vec(5, 0), color: ex.Color.Red })];
    }
  });
  expect(result).toEqual(['TypeError', { health: 3, children: 0, x: 5 }]);
});
