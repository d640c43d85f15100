import * as ex from 'excalibur';

// Change a number here and run the game again.
export const config = {
  birdStart: ex.vec(200, 300),
  birdAcceleration: 1200,
  flapVelocity: -800,
  minVelocity: -500,
  maxVelocity: 500,
  pipeSpeed: 200,
  pipeIntervalMs: 1500,
  pipeGap: 150,
} as const;
