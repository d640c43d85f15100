// Waves, flight paths and score, without an engine.

export type EnemyKind = 'saucer' | 'beetle' | 'dart' | 'meteor';

export interface EnemyFacts {
  hits: number;
  points: number;
  /** Pixels a second, downwards. */
  speed: number;
  /** How far it swings to the sides. */
  swing: number;
  /** Time between two shots; 0 for the peaceful ones. */
  reloadMs: number;
}

export const ENEMIES: Readonly<Record<EnemyKind, EnemyFacts>> = {
  saucer: { hits: 1, points: 10, speed: 40, swing: 30, reloadMs: 0 },
  beetle: { hits: 2, points: 25, speed: 30, swing: 50, reloadMs: 1600 },
  dart: { hits: 1, points: 20, speed: 110, swing: 8, reloadMs: 0 },
  meteor: { hits: 3, points: 15, speed: 60, swing: 0, reloadMs: 0 },
};

/** A row of enemies that enter at the same time. */
export interface Wave {
  kind: EnemyKind;
  count: number;
  /** Time after the wave before. */
  delayMs: number;
}

const WAVES: readonly Wave[] = [
  { kind: 'saucer', count: 3, delayMs: 600 },
  { kind: 'saucer', count: 5, delayMs: 3200 },
  { kind: 'dart', count: 3, delayMs: 3000 },
  { kind: 'beetle', count: 3, delayMs: 2600 },
  { kind: 'meteor', count: 4, delayMs: 3600 },
  { kind: 'dart', count: 5, delayMs: 3000 },
  { kind: 'beetle', count: 5, delayMs: 3200 },
];

/** Each time the list begins again, the waves come faster. */
const HURRY = 0.85;
const MIN_DELAY_MS = 900;

/** The wave of this number, counted from 0. They never end. */
export function waveAt(number: number): Wave {
  const wave = WAVES[number % WAVES.length]!;
  const round = Math.floor(number / WAVES.length);
  return { ...wave, delayMs: Math.max(MIN_DELAY_MS, wave.delayMs * HURRY ** round) };
}

/** Where the enemies of a wave enter, spread over the width. */
export function entryPoints(count: number, width: number): number[] {
  return Array.from({ length: count }, (_, index) => (width * (index + 1)) / (count + 1));
}

/** Where an enemy is a while after it entered at the top. */
export function flightAt(
  kind: EnemyKind,
  startX: number,
  ageMs: number,
): { x: number; y: number } {
  const { speed, swing } = ENEMIES[kind];
  const seconds = ageMs / 1000;
  return { x: startX + Math.sin(seconds * 2) * swing, y: -16 + speed * seconds };
}

export interface Battle {
  phase: 'title' | 'playing' | 'lost';
  score: number;
  shields: number;
  /** Kills in a row without being hit; it multiplies the points. */
  streak: number;
}

const SHIELDS = 3;
const KILLS_PER_STEP = 5;
const MAX_MULTIPLIER = 5;

export const startBattle = (): Battle => ({
  phase: 'playing',
  score: 0,
  shields: SHIELDS,
  streak: 0,
});

export const multiplierOf = ({ streak }: Battle): number =>
  Math.min(MAX_MULTIPLIER, 1 + Math.floor(streak / KILLS_PER_STEP));

export function destroyEnemy(battle: Battle, kind: EnemyKind): Battle {
  const score = battle.score + ENEMIES[kind].points * multiplierOf(battle);
  return { ...battle, score, streak: battle.streak + 1 };
}

export function takeHit(battle: Battle): Battle {
  const shields = Math.max(0, battle.shields - 1);
  return { ...battle, shields, streak: 0, phase: shields > 0 ? battle.phase : 'lost' };
}
