import * as ex from 'excalibur';

const sideways = { wrapping: { x: ex.ImageWrapping.Repeat, y: ex.ImageWrapping.Clamp } };

export const resources = {
  bird: new ex.ImageSource('/kit/flappy/bird.png'),
  pipe: new ex.ImageSource('/kit/flappy/pipe.png', {
    wrapping: ex.ImageWrapping.Clamp,
  }),
  ground: new ex.ImageSource('/kit/flappy/ground.png', sideways),
  farMountains: new ex.ImageSource('/kit/parallax/mountains-far.png', sideways),
  mountains: new ex.ImageSource('/kit/parallax/mountains-middle.png', sideways),
  hills: new ex.ImageSource('/kit/parallax/mountains-near.png', sideways),
  flapSound: new ex.Sound('/kit/sounds/flap.wav'),
  scoreSound: new ex.Sound('/kit/sounds/score.wav'),
  failSound: new ex.Sound('/kit/sounds/fail.wav'),
  music: new ex.Sound('/kit/sounds/calm.wav'),
} as const;

export const loader = new ex.Loader(Object.values(resources));
