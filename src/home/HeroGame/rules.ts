/** The numbers that make the game feel right, in art pixels and seconds. */
export const RULES = {
  width: 320,
  height: 180,
  groundTop: 146,
  knightX: 64,
  gravity: 950,
  jumpSpeed: 340,
  /** Letting go early leaves this much upward speed: still enough to clear a slime. */
  shortJumpSpeed: 210,
  startSpeed: 115,
  topSpeed: 235,
  speedPerPoint: 3.5,
  stompBounce: 260,
} as const;

/** The world runs faster with every point, up to a speed a person can still react to. */
export const scoreToSpeed = (score: number): number =>
  Math.min(RULES.topSpeed, RULES.startSpeed + score * RULES.speedPerPoint);

/** How long a full jump stays in the air. */
export const airSeconds = (): number => (2 * RULES.jumpSpeed) / RULES.gravity;

/** Pixels to the next slime: always enough to land and jump again, never the same twice. `chance` is in [0, 1). */
export function nextGapPx(speed: number, chance: number): number {
  return Math.round(speed * airSeconds() * (1.25 + chance * 1.1));
}

/** Whether a touch counts as landing on the slime: falling, with the feet in its upper half. */
export function isStomp(fallSpeed: number, feetY: number, slimeTopY: number, slimeHeight: number): boolean {
  return fallSpeed > 0 && feetY < slimeTopY + slimeHeight / 2;
}
