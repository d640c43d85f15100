import { vec } from 'excalibur';

/** Every number you may want to tune, in one place. */
export const Config = {
  resolution: { width: 320, height: 160 },
  gravity: vec(0, 700),
  groundY: 128,
  player: { start: vec(60, 80), speed: 90, jump: -260 }, // try -340
} as const;
