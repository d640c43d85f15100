import type { Modules } from './modules.ts';
import { nameClasses } from './serialize.ts';

interface EngineLibrary {
  Scene: { prototype: { draw(context: unknown, elapsedMs: number): void } };
}

/**
 * Makes the engine reachable as `ex`, as in a page that loads it by script tag. Returns how many frames the game itself has
 * drawn: the frames of a loading screen do not count.
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
