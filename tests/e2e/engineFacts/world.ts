import type { Page } from '@playwright/test';
import type * as Excalibur from 'excalibur';

const PAGE = 'http://localhost/engine-facts';
const ENGINE = 'node_modules/excalibur/build/dist/excalibur.js';

/** What `openWorld` leaves behind in the page as the global `world`. */
export interface World {
  game: Excalibur.Engine;
  scene: Excalibur.Scene;
  /** Lets the game run: so many updates of so many milliseconds. */
  step(elapsedMs: number, times?: number): void;
  /** Resolves once everything the engine has queued as promises has run. */
  nextTask(): Promise<void>;
  /** Runs the game until a promise of the engine is fulfilled; `false` if that never happens. */
  stepUntilSettled(promise: Promise<unknown>): Promise<boolean>;
  /** A small actor in the scene. */
  add(options?: Excalibur.ActorArgs): Excalibur.Actor;
  /** A pointer event of the browser at a place on the canvas, and one update. */
  point(type: 'pointermove' | 'pointerdown' | 'pointerup', x: number, y: number): void;
}

declare const ex: typeof Excalibur;

/**
 * Opens a blank page with the installed engine, driven by a clock that only moves when a test says so: the documentation
 * tells readers about surprises of this version, and each of them is tried here against the real package.
 */
export async function openWorld(page: Page, options: Excalibur.EngineOptions = {}): Promise<void> {
  await page.route(`${PAGE}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }));
  await page.goto(PAGE);
  await page.addScriptTag({ path: ENGINE });
  await page.evaluate(startWorld, options as object);
}

async function startWorld(options: object): Promise<void> {
  const game = new ex.Engine({
    width: 400,
    height: 300,
    suppressPlayButton: true,
    suppressConsoleBootMessage: true,
    suppressHiDPIScaling: true,
    ...options,
  });
  // A message is a task of its own, which timers are too, but browsers delay nested timers.
  const { port1, port2 } = new MessageChannel();
  const nextTask = () =>
    new Promise<void>((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  const clock = game.debug.useTestClock();
  const started = game.start();
  for (let i = 0; i < 5; i++) {
    clock.step(1);
    await nextTask();
  }
  await started;
  const step = (elapsedMs: number, times = 1) => {
    for (let i = 0; i < times; i++) clock.step(elapsedMs);
  };
  const stepUntilSettled = async (promise: Promise<unknown>) => {
    let isSettled = false;
    void promise.then(() => (isSettled = true));
    for (let i = 0; i < 200 && !isSettled; i++) {
      step(16);
      await nextTask();
    }
    return isSettled;
  };
  const add = (args: Excalibur.ActorArgs = {}) => {
    const actor = new ex.Actor({ width: 20, height: 20, ...args } as Excalibur.ActorArgs);
    game.currentScene.add(actor);
    return actor;
  };
  const point = (type: string, x: number, y: number) => {
    const { left, top } = game.canvas.getBoundingClientRect();
    const init = { clientX: left + x, clientY: top + y, pointerId: 1, pointerType: 'mouse', bubbles: true };
    game.canvas.dispatchEvent(new PointerEvent(type, init));
    step(16);
  };
  Object.assign(window, { world: { game, scene: game.currentScene, step, nextTask, stepUntilSettled, add, point } });
}
