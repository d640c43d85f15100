import type { Frame, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** One frame of a game that runs at 60 frames a second. */
const FRAME_MS = 1000 / 60;

/** How many frames a test lets pass between two looks of its own: the page needs its turn too. */
const FRAMES_A_LOOK = 30;

/** What draws, in a graphics context. */
const PAINTERS = [
  'clear',
  'drawArrays',
  'drawElements',
  'drawArraysInstanced',
  'drawElementsInstanced',
  'blitFramebuffer',
];

/** Runs as text in the page. Painting without a graphics card takes most of a frame's time, so most frames go unpainted. */
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
 * A look at a running engine, and a hand on its clock. Games lose time on a machine that draws only a few frames a second,
 * because the engine leaves out what it missed; a test that hands out the frames itself plays the same game everywhere.
 */
export class EngineClock {
  readonly #place: () => Frame | Page;

  constructor(place: () => Frame | Page) {
    this.#place = place;
  }

  /** Reads from the running engine, which leaves itself at this name for its own developer tools. */
  async look<T>(expression: string): Promise<T> {
    return this.#place().evaluate(
      `(() => { const game = ___EXCALIBUR_DEVTOOL; const scene = game.currentScene; return (${expression}); })()`,
    );
  }

  /** From now on time passes only when the test lets it pass. */
  async take(): Promise<void> {
    await this.look(`game.stepUntil ? undefined : ${TAKE}`);
  }

  /** Lets frames pass, as long as the game is not paused. */
  async frames(count: number): Promise<void> {
    await this.look(`void game.stepUntil(() => false, ${count})`);
  }

  /** Lets frames pass until something is true of the game, and not one more. */
  async until(expression: string, timeout: number): Promise<void> {
    const isTrue = `() => { const scene = game.currentScene; return Boolean(${expression}); }`;
    await expect
      .poll(() => this.look<boolean>(`game.stepUntil(${isTrue}, ${FRAMES_A_LOOK})`).catch(() => false), {
        message: expression,
        timeout,
        intervals: [0],
      })
      .toBe(true);
  }
}
