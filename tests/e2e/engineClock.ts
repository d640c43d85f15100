import type { Frame, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** One frame of a game that runs at 60 frames per second. */
const FRAME_MS = 1000 / 60;

/** How many frames to run between two checks; the page has to run in between. */
const FRAMES_PER_CHECK = 30;

/** The WebGL functions that draw. */
const PAINTERS = [
  'clear',
  'drawArrays',
  'drawElements',
  'drawArraysInstanced',
  'drawElementsInstanced',
  'blitFramebuffer',
];

/** Evaluated in the page. Drawing without a GPU takes most of a frame's time, so most frames aren't drawn. */
const TAKE = `(() => {
  game.debug.useTestClock();
  const gl = game.graphicsContext.__gl;
  let isPainted = true;
  for (const name of ${JSON.stringify(PAINTERS)}) {
    const paint = gl[name].bind(gl);
    gl[name] = (...values) => { if (isPainted) paint(...values); };
  }
  game.stepUntil = (isDone, most) => {
    for (let step = 0; step < most && !isDone() && game.clock.isRunning(); step++) {
      isPainted = step === 0;
      game.clock.step(${FRAME_MS});
    }
    return isDone();
  };
})()`;

/**
 * Reads the state of a running engine and controls its clock. Games lose time on a machine that draws only a few frames per
 * second, because the engine caps long frames; a test that steps the frames itself plays the same game everywhere.
 */
export class EngineClock {
  readonly #place: () => Frame | Page;

  constructor(place: () => Frame | Page) {
    this.#place = place;
  }

  /** Evaluates an expression with the running engine, which exposes itself under this name for its developer tools. */
  async look<T>(expression: string): Promise<T> {
    return this.#place().evaluate(
      `(() => { const game = ___EXCALIBUR_DEVTOOL; const scene = game.currentScene; return (${expression}); })()`,
    );
  }

  /** Replaces the clock: from now on only the test advances it. */
  async take(): Promise<void> {
    await this.look(`game.stepUntil ? undefined : ${TAKE}`);
  }

  /** Runs this many frames, unless the game is paused. */
  async frames(count: number): Promise<void> {
    await this.look(`void game.stepUntil(() => false, ${count})`);
  }

  /** Runs frames until the expression is true, and not one more. */
  async until(expression: string, timeout: number): Promise<void> {
    const isTrue = `() => { const scene = game.currentScene; return Boolean(${expression}); }`;
    await expect
      .poll(() => this.look<boolean>(`game.stepUntil(${isTrue}, ${FRAMES_PER_CHECK})`).catch(() => false), {
        message: expression,
        timeout,
        intervals: [0],
      })
      .toBe(true);
  }
}
