import { expect, test as base } from '@playwright/test';

/** The minimum of texture units that WebGL 2 guarantees; the software renderer reports twice as many. */
const TEXTURE_UNITS = 16;

/**
 * Limits the GPU to what the weakest one offers. The engine generates its shader for all texture units, and compiling the
 * long one takes most of an example's time in the software renderer.
 */
function limitTextureUnits(units: number): void {
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
    await context.addInitScript(limitTextureUnits, TEXTURE_UNITS);
    await provide(context);
  },
});
export { expect };
