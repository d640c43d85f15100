export interface Chase {
  readonly x: number;
  readonly y: number;
  readonly targetX: number;
  readonly targetY: number;
  /** The sword's heading, in degrees clockwise from the right. */
  readonly headingDegrees: number;
}

export const TICK_S = 1 / 60;
/** Below this distance there is no meaningful direction. */
const REACHED = 0.5;

export const startChase = (x: number, y: number): Chase => ({
  x,
  y,
  targetX: x + 60,
  targetY: y - 40,
  headingDegrees: 0,
});

/** Advances one frame: the velocity is the vector to the finger times a factor, as in the article's code. */
export function nextChase(chase: Chase, factor: number): Chase {
  const dx = chase.targetX - chase.x;
  const dy = chase.targetY - chase.y;
  if (Math.hypot(dx, dy) < REACHED) return chase;
  // Never overshoots the finger, however large the factor.
  const part = Math.min(1, factor * TICK_S);
  const headingDegrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  return { ...chase, x: chase.x + dx * part, y: chase.y + dy * part, headingDegrees };
}
