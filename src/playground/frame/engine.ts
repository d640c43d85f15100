import type { Modules } from './modules.ts';
import { nameClasses } from './serialize.ts';

interface EngineLibrary {
  Scene: { prototype: { draw(context: unknown, elapsedMs: number): void } };
}

/**
 * Exposes the engine as the global `ex`, as if it were loaded by a script tag. Returns a function that counts the frames
 * drawn by the game itself, not by its loading screen.
 */
export function prepareEngine(modules: Modules): () => number {
  const ex = modules.require('excalibur') as EngineLibrary;
  Object.assign(window, { ex });
  nameClasses(ex);
  let frames = 0;
  const draw = ex.Scene.prototype.draw;
  ex.Scene.prototype.draw = function (context, elapsedMs) {
    draw.call(this, context, elapsedMs);
    frames++;
  };
  return () => frames;
}
