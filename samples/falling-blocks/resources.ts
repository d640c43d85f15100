import * as ex from 'excalibur';

export const resources = {
  moveSound: new ex.Sound('/kit/sounds/blip.wav'),
  landSound: new ex.Sound('/kit/sounds/hit.wav'),
  lineSound: new ex.Sound('/kit/sounds/score.wav'),
  failSound: new ex.Sound('/kit/sounds/fail.wav'),
} as const;

export const loader = new ex.Loader(Object.values(resources));
