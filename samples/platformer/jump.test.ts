import { describe, expect, it } from 'vitest';
import { AT_REST, FEEL, type JumpInput, type JumpState, stepJump, stepRun } from './jump';

const STEP_MS = 1000 / 60;
const input = (change: Partial<JumpInput> = {}): JumpInput => ({
  isOnGround: false,
  wasPressed: false,
  isHeld: false,
  elapsedMs: STEP_MS,
  ...change,
});

/** Jumps from the ground, lets go after some steps, and says how high it went. */
function jumpHeight(heldSteps: number): number {
  let state: JumpState = stepJump(
    AT_REST,
    input({ isOnGround: true, wasPressed: true, isHeld: true }),
  );
  let height = 0;
  for (let step = 0; state.speed < 0; step++) {
    height -= (state.speed * STEP_MS) / 1000;
    state = stepJump(state, input({ isHeld: step < heldSteps }));
  }
  return height;
}

describe('a jump', () => {
  it('goes higher the longer the button is held', () => {
    expect(jumpHeight(60)).toBeGreaterThan(45);
    expect(jumpHeight(3)).toBeLessThan(jumpHeight(60) * 0.6);
    expect(jumpHeight(8)).toBeGreaterThan(jumpHeight(3));
  });

  it('still counts shortly after the ledge, and not later', () => {
    const walkedOff = (waitMs: number) => {
      const onLedge = stepJump(AT_REST, input({ isOnGround: true }));
      const inAir = stepJump(onLedge, input({ elapsedMs: waitMs }));
      return stepJump(inAir, input({ wasPressed: true, isHeld: true, elapsedMs: 1 }))
        .hasJumped;
    };
    expect(walkedOff(FEEL.coyoteMs - 10)).toBe(true);
    expect(walkedOff(FEEL.coyoteMs + 10)).toBe(false);
  });

  it('is kept when it is pressed shortly before the ground', () => {
    const pressedEarly = (waitMs: number) => {
      const pressed = stepJump({ ...AT_REST, speed: 100 }, input({ wasPressed: true }));
      return stepJump(pressed, input({ isOnGround: true, elapsedMs: waitMs })).hasJumped;
    };
    expect(pressedEarly(FEEL.bufferMs - 10)).toBe(true);
    expect(pressedEarly(FEEL.bufferMs + 10)).toBe(false);
  });

  it('does not jump twice from one ledge', () => {
    const first = stepJump(
      AT_REST,
      input({ isOnGround: true, wasPressed: true, isHeld: true }),
    );
    expect(first.hasJumped).toBe(true);
    expect(stepJump(first, input({ wasPressed: true, isHeld: true })).hasJumped).toBe(
      false,
    );
  });

  it('never falls faster than it may', () => {
    let state: JumpState = AT_REST;
    for (let step = 0; step < 300; step++) state = stepJump(state, input());
    expect(state.speed).toBe(FEEL.maxFallSpeed);
  });
});

describe('a run', () => {
  it('reaches full speed and stops again', () => {
    let speed = 0;
    for (let step = 0; step < 60; step++) speed = stepRun(speed, 1, true, STEP_MS);
    expect(speed).toBe(FEEL.runSpeed);
    for (let step = 0; step < 60; step++) speed = stepRun(speed, 0, true, STEP_MS);
    expect(speed).toBe(0);
  });

  it('turns slower in the air', () => {
    expect(stepRun(-50, 1, false, STEP_MS)).toBeLessThan(stepRun(-50, 1, true, STEP_MS));
  });
});
