import { expect, type Frame, type Page } from '@playwright/test';
import { EngineClock } from './engineClock.ts';
import { isAboutOtherHost } from './otherHosts.ts';

/** Opening the sandbox and starting a game without a GPU, on a busy machine. */
export const SLOW = { timeout: 60_000 };

/** Frames the game may take to react to a key: input is read once per frame. */
const FRAMES_PER_TAP = 3;

/** How many checks in a row must find the game in the same position. */
const STABLE_CHECKS = 3;

/** Plays a sample like a visitor, with real keys and a real pointer, and reads the engine's state to decide what to do. */
export class SamplePlayer {
  readonly page: Page;
  readonly problems: string[] = [];
  readonly #clock = new EngineClock(() => this.frame);

  constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isAboutOtherHost(message)) this.problems.push(message.text());
    });
  }

  /** Opens the page of a sample and presses Play. */
  async open(name: string): Promise<void> {
    await this.page.goto(`./samples/${name}`);
    const stage = this.page.locator('.stage');
    // The first start compiles shaders in the software renderer, which can exceed the sandbox's time limit on a busy machine.
    await expect(async () => {
      if (!/starting|running/.test((await stage.getAttribute('data-status')) ?? '')) {
        await this.page.locator('.stage__play').click();
      }
      await expect(stage).toHaveAttribute('data-status', 'running', { timeout: 30_000 });
      expect(await this.look("game.currentSceneName === 'level' && scene.isInitialized").catch(() => false)).toBe(true);
    }).toPass({ timeout: 150_000 });
    // Clicking Play may have scrolled part of a tall game out of view.
    await stage.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await this.#settle();
    await this.#clock.take();
    await this.frames(2);
  }

  /** The page resizes a game after its first frames; a click before that would miss it. */
  async #settle(): Promise<void> {
    const canvas = this.frame.locator('canvas').first();
    let [before, looks] = ['', 0];
    await expect
      .poll(
        async () => {
          const now = JSON.stringify(await canvas.boundingBox());
          looks = now === before ? looks + 1 : 0;
          before = now;
          return looks;
        },
        { ...SLOW, intervals: [200] },
      )
      .toBe(STABLE_CHECKS);
  }

  get frame(): Frame {
    return this.page.frames().find((frame) => frame.parentFrame())!;
  }

  look<T>(expression: string): Promise<T> {
    return this.#clock.look<T>(expression);
  }

  /** Runs frames until the expression is true. */
  until(expression: string, timeout = SLOW.timeout): Promise<void> {
    return this.#clock.until(expression, timeout);
  }

  frames(count: number): Promise<void> {
    return this.#clock.frames(count);
  }

  /** Holds a key long enough for the game to see it. */
  async tap(key: string): Promise<void> {
    await this.page.keyboard.down(key);
    await this.frames(FRAMES_PER_TAP);
    await this.page.keyboard.up(key);
    await this.frames(1);
  }

  /** Converts a position in the game's resolution to page coordinates. */
  async toPage(x: number, y: number): Promise<{ x: number; y: number }> {
    const canvas = (await this.frame.locator('canvas').first().boundingBox())!;
    const { width, height } = await this.look<{ width: number; height: number }>('game.screen.resolution');
    return { x: canvas.x + (x / width) * canvas.width, y: canvas.y + (y / height) * canvas.height };
  }

  async click(x: number, y: number): Promise<void> {
    const place = await this.toPage(x, y);
    await this.page.mouse.move(place.x, place.y);
    await this.page.mouse.down();
    await this.frames(2);
    await this.page.mouse.up();
    await this.frames(1);
  }

  /** Clicks the game until it has started: without a GPU, the first click may arrive late. */
  async start(x: number, y: number, hasBegun: string): Promise<void> {
    await expect(async () => {
      await this.click(x, y);
      await this.until(hasBegun, 5_000);
    }).toPass(SLOW);
  }

  async point(x: number, y: number): Promise<void> {
    const place = await this.toPage(x, y);
    await this.page.mouse.move(place.x, place.y);
  }

  /** Pauses with the key and resumes with the button; no frame may run in between. */
  async pauseAndResume(): Promise<void> {
    await this.page.keyboard.press('p');
    await expect(this.frame.locator('.pause-screen')).toBeVisible();
    const before = await this.look<number>('game.stats.currFrame.id');
    await this.frames(5);
    expect(await this.look<number>('game.stats.currFrame.id')).toBe(before);
    await this.frame.getByRole('button', { name: 'Go on' }).click();
    await this.until(`game.stats.currFrame.id > ${before + 2}`);
  }

  expectNoProblems(): void {
    expect(this.problems).toEqual([]);
  }
}
