import { expect, test as base } from '@playwright/test';

/** As many pictures at once as every card with WebGL 2 can draw from; a card made of software claims twice as many. */
const TEXTURE_UNITS = 16;

/**
 * The weakest graphics card there may be. The engine writes its shader for as many pictures as the card can take, and a
 * card made of software needs most of an example's time to get the long one ready.
 */
function weakenCard(units: number): void {
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const { getParameter } = prototype;
    prototype.getParameter = function (this: WebGLRenderingContext, name: number): unknown {
      const value: unknown = getParameter.call(this, name);
      return name === WebGLRenderingContext.MAX_TEXTURE_IMAGE_UNITS ? Math.min(Number(value), units) : value;
    };
  }
}

export const test = base.extend({
  context: async ({ context }, provide) => {
    await context.addInitScript(weakenCard, TEXTURE_UNITS);
    await provide(context);
  },
});
export { expect };
