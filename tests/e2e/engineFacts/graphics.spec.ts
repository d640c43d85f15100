import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
declare const testbed: Testbed;

test.beforeEach(({ page }) => openTestbed(page));

test('a shape loses the scale given to its constructor, not one set later', async ({ page }) => {
  const widths = await page.evaluate(() => {
    const size = { width: 100, height: 50, color: ex.Color.Red };
    const given = new ex.Rectangle({ ...size, scale: ex.vec(2, 2) });
    const later = new ex.Rectangle(size);
    later.scale = ex.vec(2, 2);
    return [given.width, later.width];
  });
  expect(widths).toEqual([100, 200]);
});

test('what a clone of a graphic forgets, shares or adds', async ({ page }) => {
  const clones = await page.evaluate(() => {
    const circle = new ex.Circle({ radius: 5 });
    const animation = new ex.Animation({ frames: [{ graphic: circle }], data: { steps: 1 } });
    const font = new ex.Font({ size: 20, color: ex.Color.Red, quality: 4 });
    const group = new ex.GraphicsGroup({ members: [{ graphic: circle, offset: ex.vec(0, 0) }] });
    const padded = new ex.Rectangle({ width: 20, height: 20, padding: 3 });
    const member = (of: Excalibur.GraphicsGroup) => of.members[0];
    return {
      notes: [animation.data.size, animation.clone().data.size],
      color: font.clone().color.toHex() === font.color.toHex(),
      quality: font.clone().quality === font.quality,
      sharesMember: member(group.clone()) === member(group),
      grows: padded.clone().width - padded.width,
    };
  });
  expect(clones).toEqual({ notes: [1, 0], color: false, quality: false, sharesMember: true, grows: 6 });
});

test('a bare graphic in a group takes the offset of the member before it', async ({ page }) => {
  const places = await page.evaluate(() => {
    const drawn: number[] = [];
    const spy = () => {
      const graphic = new ex.Rectangle({ width: 10, height: 10 });
      const draw = graphic.draw.bind(graphic);
      graphic.draw = (ctx, x, y) => {
        drawn.push(Math.round(x));
        draw(ctx, x, y);
      };
      return graphic;
    };
    const members = [spy(), { graphic: spy(), offset: ex.vec(30, 0) }, spy()];
    const actor = testbed.add({ pos: ex.vec(100, 100) });
    actor.graphics.use(new ex.GraphicsGroup({ members, useAnchor: false }));
    testbed.step(16);
    return drawn.slice(0, 3);
  });
  expect(places).toEqual([0, 30, 30]);
});

test('options given to add are lost by use, and an offset is scaled twice', async ({ page }) => {
  const left = await page.evaluate(() => {
    const leftOf = (scale: number, prepare: (graphics: Excalibur.GraphicsComponent) => void) => {
      const actor = testbed.add({ pos: ex.vec(0, 0), anchor: ex.vec(0, 0), scale: ex.vec(scale, scale) });
      prepare(actor.graphics);
      let x = 0;
      actor.graphics.onPostDraw = () => undefined;
      const graphic = actor.graphics.current!;
      const draw = graphic.draw.bind(graphic);
      graphic.draw = (ctx, dx, dy) => {
        x = ctx.getTransform().multiply(ex.vec(dx, dy)).x;
        draw(ctx, dx, dy);
      };
      testbed.step(16);
      actor.kill();
      return Math.round(x);
    };
    const box = () => new ex.Rectangle({ width: 10, height: 10 });
    return {
      added: leftOf(1, (graphics) => {
        graphics.add('box', box(), { offset: ex.vec(20, 0) });
        graphics.use('box');
      }),
      used: leftOf(1, (graphics) => {
        graphics.add('box', box());
        graphics.use('box', { offset: ex.vec(20, 0) });
      }),
      twiceAsLarge: leftOf(2, (graphics) => {
        graphics.use(box());
        graphics.offset = ex.vec(20, 0);
      }),
    };
  });
  expect(left).toEqual({ added: 0, used: 20, twiceAsLarge: 80 });
});

test('a width for a sprite widens its window, a destination size does not', async ({ page }) => {
  const views = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 16;
    const image = ex.ImageSource.fromHtmlCanvasElement(canvas);
    await image.ready;
    const view = (options: object) => {
      const { sourceView, destSize } = image.toSprite(options);
      return [sourceView.width, destSize.width];
    };
    return [view({ width: 64, height: 64 }), view({ destSize: { width: 64, height: 64 } })];
  });
  expect(views).toEqual([
    [64, 64],
    [16, 64],
  ]);
});

test('colors: invert takes alpha along, screen forgets its own color, HSL comes out as whole numbers', async ({
  page,
}) => {
  const colors = await page.evaluate(() => {
    const blue = ex.Color.fromHex('#2185d0');
    const other = ex.Color.fromHex('#ffb238');
    return {
      alpha: blue.invert().a,
      screenIgnoresBlue: blue.screen(other).toHex() === ex.Color.Green.screen(other).toHex(),
      isWholeHsl: /^hsla\([01], [01], [01], /.test(blue.toHSLA()),
      newEachTime: ex.Color.Red !== ex.Color.Red,
    };
  });
  expect(colors).toEqual({ alpha: 0, screenIgnoresBlue: true, isWholeHsl: true, newEachTime: true });
});

test('a line keeps the bounds it was made with', async ({ page }) => {
  const widths = await page.evaluate(() => {
    const line = new ex.Line({ start: ex.vec(0, 0), end: ex.vec(10, 0) });
    const before = line.localBounds.width;
    line.end.setTo(500, 0);
    return [before, line.localBounds.width];
  });
  expect(widths[1]).toBe(widths[0]);
});

test('a nine-slice grows to a target, but its own width and its clone stay behind', async ({ page }) => {
  const result = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 48;
    const margins = { topMargin: 16, leftMargin: 16, bottomMargin: 16, rightMargin: 16 };
    const stretch = ex.NineSliceStretch.TileFit;
    const panel = new ex.NineSlice({
      width: 100,
      height: 100,
      source: ex.ImageSource.fromHtmlCanvasElement(canvas),
      sourceConfig: { width: 48, height: 48, ...margins },
      destinationConfig: { drawCenter: true, horizontalStretch: stretch, verticalStretch: stretch },
    });
    const copy = panel.clone();
    panel.setTargetWidth(200, true);
    return { width: panel.width, target: panel.getConfig().width, copy: copy.getConfig().width };
  });
  expect(result).toEqual({ width: 100, target: 200, copy: 200 });
});

test('debug lines drawn while debugging is off appear when it is switched on', async ({ page }) => {
  const drawn = await page.evaluate(() => {
    for (let i = 0; i < 3; i++) {
      ex.Debug.drawLine(ex.vec(0, 0), ex.vec(10, 10));
      testbed.step(16);
    }
    let lines = 0;
    const { debug } = testbed.game.graphicsContext;
    const draw = debug.drawLine.bind(debug);
    debug.drawLine = (...args) => {
      lines++;
      draw(...args);
    };
    testbed.game.showDebug(true);
    testbed.step(16);
    return lines;
  });
  expect(drawn).toBe(3);
});

test('the index type of a quad buffer is known only when asked for', async ({ page }) => {
  const known = await page.evaluate(() => {
    const { __gl: gl } = testbed.game.graphicsContext as Excalibur.ExcaliburGraphicsContextWebGL;
    return [new ex.QuadIndexBuffer(gl, 10), new ex.QuadIndexBuffer(gl, 10, true)].map(
      ({ bufferGlType }) => bufferGlType === gl.UNSIGNED_SHORT,
    );
  });
  expect(known).toEqual([false, true]);
});

test('a text that is broken by its width loses what follows a line break', async ({ page }) => {
  const heights = await page.evaluate(() => {
    const font = new ex.Font({ size: 20, family: 'sans-serif' });
    const long = 'a long line of words that does not fit';
    const height = (text: string) => font.measureText(text, 100).height;
    return { alone: height(long), withMore: height(`${long}\nand another\nand one more`) };
  });
  expect(heights.withMore).toBeLessThanOrEqual(heights.alone * 1.01);
});
