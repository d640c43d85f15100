import type { Page } from '@playwright/test';
import type * as Excalibur from 'excalibur';

const PAGE = 'http://localhost/engine-facts';
const ENGINE = 'node_modules/excalibur/build/dist/excalibur.js';

/** The global `testbed` that `openTestbed` creates in the page. */
export interface Testbed {
  game: Excalibur.Engine;
  scene: Excalibur.Scene;
  /** Runs the game for this many updates of this many milliseconds. */
  step(elapsedMs: number, times?: number): void;
  /** Resolves once everything the engine has queued as promises has run. */
  nextTask(): Promise<void>;
  /** Runs the game until a promise of the engine is fulfilled; `false` if that never happens. */
  stepUntilSettled(promise: Promise<unknown>): Promise<boolean>;
  /** Adds a small actor to the scene. */
  add(options?: Excalibur.ActorArgs): Excalibur.Actor;
  /** Dispatches a pointer event at a position on the canvas, and runs one update. */
  point(type: 'pointermove' | 'pointerdown' | 'pointerup', x: number, y: number): void;
}

declare const ex: typeof Excalibur;

/**
 * Opens a blank page with the installed engine and a test clock that only advances on request. The docs warn about
 * surprising behavior of this version, and every such claim is tested here against the real package.
 */
export async function openTestbed(page: Page, options: Excalibur.EngineOptions = {}): Promise<void> {
  await page.route(`${PAGE}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' }));
  await page.goto(PAGE);
  await page.addScriptTag({ path: ENGINE });
  await page.evaluate(startTestbed, options as object);
}

async function startTestbed(options: object): Promise<void> {
  const game = new ex.Engine({
    width: 400,
    height: 300,
    suppressPlayButton: true,
    suppressConsoleBootMessage: true,
    suppressHiDPIScaling: true,
    ...options,
  });
  // Not a timer, because browsers delay nested timers; a message is a task too.
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
  Object.assign(window, { testbed: { game, scene: game.currentScene, step, nextTask, stepUntilSettled, add, point } });
}
