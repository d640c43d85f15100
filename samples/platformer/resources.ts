import * as ex from 'excalibur';
import { fontImage } from '../shared/pixelText';
import { tilesImage } from '../shared/tiles';

const sideways = { wrapping: { x: ex.ImageWrapping.Repeat, y: ex.ImageWrapping.Clamp } };

export const resources = {
  knight: new ex.ImageSource('/kit/characters/knight.png'),
  slime: new ex.ImageSource('/kit/characters/slime.png'),
  coin: new ex.ImageSource('/kit/items/coin.png'),
  heart: new ex.ImageSource('/kit/items/heart.png'),
  chest: new ex.ImageSource('/kit/items/chest.png'),
  sky: new ex.ImageSource('/kit/parallax/forest-sky.png', sideways),
  far: new ex.ImageSource('/kit/parallax/forest-far.png', sideways),
  middle: new ex.ImageSource('/kit/parallax/forest-middle.png', sideways),
  near: new ex.ImageSource('/kit/parallax/forest-near.png', sideways),
  jumpSound: new ex.Sound('/kit/sounds/jump.wav'),
  coinSound: new ex.Sound('/kit/sounds/coin.wav'),
  stompSound: new ex.Sound('/kit/sounds/hit.wav'),
  hurtSound: new ex.Sound('/kit/sounds/hurt.wav'),
  winSound: new ex.Sound('/kit/sounds/powerup.wav'),
  failSound: new ex.Sound('/kit/sounds/fail.wav'),
} as const;

export const loader = new ex.Loader([fontImage, tilesImage, ...Object.values(resources)]);
