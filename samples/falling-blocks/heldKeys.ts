import * as ex from 'excalibur';

const REPEATING = [ex.Keys.Left, ex.Keys.Right, ex.Keys.Down];
/** A held key waits before it repeats, so that a short press is one step. */
const FIRST_MS = 190;
const NEXT_MS = 45;

/** Says which held keys are due to act again. */
export class HeldKeys {
  private readonly waits = new Map<ex.Keys, number>();

  press(key: ex.Keys): void {
    if (REPEATING.includes(key)) this.waits.set(key, FIRST_MS);
  }

  repeats(keyboard: ex.Keyboard, elapsedMs: number): ex.Keys[] {
    return REPEATING.filter((key) => {
      const waitMs = this.waits.get(key);
      if (waitMs === undefined || !keyboard.isHeld(key)) {
        this.waits.delete(key);
        return false;
      }
      this.waits.set(key, waitMs <= elapsedMs ? NEXT_MS : waitMs - elapsedMs);
      return waitMs <= elapsedMs;
    });
  }
}
