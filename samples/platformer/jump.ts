// How running and jumping feel, without an engine: numbers in, velocity out.

export const FEEL = {
  /** Pixels a second at full run. */
  runSpeed: 110,
  groundAcceleration: 900,
  airAcceleration: 620,
  jumpSpeed: 250,
  /** Gravity is weaker on the way up than on the way down: the top of a jump feels light, the landing firm. */
  riseGravity: 640,
  fallGravity: 980,
  maxFallSpeed: 320,
  /** What is left of the speed when the button is let go early. */
  cutFactor: 0.45,
  /** For so long after a ledge a jump still counts as one from the ground. */
  coyoteMs: 90,
  /** For so long before landing a press is kept. */
  bufferMs: 120,
} as const;

export interface JumpState {
  /** Positive is down. */
  speed: number;
  /** Time left in which the ground still counts. */
  coyoteMs: number;
  /** Time left in which a press still counts. */
  bufferMs: number;
  /** Rising from a jump that can still be cut short. */
  isRising: boolean;
}

export interface JumpInput {
  isOnGround: boolean;
  wasPressed: boolean;
  isHeld: boolean;
  elapsedMs: number;
}

export const AT_REST: JumpState = { speed: 0, coyoteMs: 0, bufferMs: 0, isRising: false };

/** One step of falling and jumping. */
export function stepJump(
  state: JumpState,
  input: JumpInput,
): JumpState & { hasJumped: boolean } {
  const { isOnGround, wasPressed, isHeld, elapsedMs } = input;
  const coyoteMs = isOnGround ? FEEL.coyoteMs : Math.max(0, state.coyoteMs - elapsedMs);
  const bufferMs = wasPressed ? FEEL.bufferMs : Math.max(0, state.bufferMs - elapsedMs);
  if (coyoteMs > 0 && bufferMs > 0) {
    return {
      speed: -FEEL.jumpSpeed,
      coyoteMs: 0,
      bufferMs: 0,
      isRising: true,
      hasJumped: true,
    };
  }
  const speed = fall(isOnGround ? Math.min(state.speed, 0) : state.speed, elapsedMs);
  const isCut = state.isRising && !isHeld && speed < 0;
  return {
    speed: isCut ? speed * FEEL.cutFactor : speed,
    coyoteMs,
    bufferMs,
    isRising: state.isRising && isHeld && speed < 0,
    hasJumped: false,
  };
}

function fall(speed: number, elapsedMs: number): number {
  const gravity = speed < 0 ? FEEL.riseGravity : FEEL.fallGravity;
  return Math.min(FEEL.maxFallSpeed, speed + (gravity * elapsedMs) / 1000);
}

/** One step towards the wanted speed: quick on the ground, slower to turn in the air. */
export function stepRun(
  speed: number,
  direction: number,
  isOnGround: boolean,
  elapsedMs: number,
): number {
  const wanted = direction * FEEL.runSpeed;
  const change =
    ((isOnGround ? FEEL.groundAcceleration : FEEL.airAcceleration) * elapsedMs) / 1000;
  return speed < wanted
    ? Math.min(wanted, speed + change)
    : Math.max(wanted, speed - change);
}
