export type Point = [x: number, y: number];

export type WeaponPose = 'up' | 'forward' | 'flat' | 'down' | 'behind';

/** One frame of a two-legged figure, as offsets from its standing pose. */
export interface Pose {
  /** Moves everything above the hips. */
  body?: Point;
  /** Moves the head, in addition to the body offset. */
  head?: Point;
  /** Foot positions relative to the center of the ground line. */
  front: Point;
  back: Point;
  /** Hand position relative to the shoulder. */
  hand: Point;
  weapon: WeaponPose;
  effect?: 'swing' | 'swung';
}

const STAND = { front: [3, 0], back: [-2, 0] } satisfies Partial<Pose>;
const REST: Point = [4, 3];

const idle: Pose[] = [
  { ...STAND, hand: REST, weapon: 'forward' },
  { ...STAND, hand: [4, 4], head: [0, 1], weapon: 'forward' },
  { ...STAND, hand: [4, 3], body: [0, 1], head: [0, 0], weapon: 'forward' },
  { ...STAND, hand: [4, 3], body: [0, 1], head: [0, -1], weapon: 'forward' },
];

/** One leg's stride cycle: reach, step, push, leave the ground, pass, lift. */
const STRIDE: Point[] = [
  [5, 0],
  [2, 0],
  [-3, 0],
  [-5, -2],
  [-1, -3],
  [4, -2],
];
const RUN_LIFT = [0, 1, -1, 0, 1, -1];
const RUN_HAND: Point[] = [
  [3, 3],
  [4, 3],
  [5, 2],
  [5, 2],
  [4, 3],
  [3, 3],
];

const run: Pose[] = STRIDE.map((front, index) => ({
  front,
  back: STRIDE[(index + 3) % STRIDE.length] ?? [0, 0],
  body: [1, RUN_LIFT[index] ?? 0],
  hand: RUN_HAND[index] ?? REST,
  weapon: 'forward',
}));

const air: Pose[] = [
  { front: [4, -3], back: [-3, -1], body: [0, -1], hand: [4, 0], weapon: 'up' },
  { front: [3, -1], back: [-4, -2], body: [0, 0], head: [0, -1], hand: [4, -1], weapon: 'forward' },
  { front: [4, 0], back: [0, 0], body: [-2, 1], head: [-1, 0], hand: [5, 0], weapon: 'forward' },
];

const attack: Pose[] = [
  { front: [4, 0], back: [-3, 0], body: [1, 1], hand: [-5, 1], weapon: 'behind' },
  { front: [4, 0], back: [-3, 0], body: [0, 0], hand: [4, -3], weapon: 'up' },
  { front: [5, 0], back: [-4, 0], body: [1, 1], hand: [3, 0], weapon: 'flat', effect: 'swing' },
  { front: [5, 0], back: [-4, 0], body: [1, 1], hand: [3, 0], weapon: 'down', effect: 'swung' },
];

/** The poses in each row of a character sheet. */
export const POSES = { idle, run, air, attack };
