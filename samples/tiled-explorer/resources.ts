import { TiledResource } from '@excaliburjs/plugin-tiled';
import * as ex from 'excalibur';
import { fontImage } from '../shared/pixelText';

export const resources = {
  knight: new ex.ImageSource('/kit/characters/knight.png'),
  slime: new ex.ImageSource('/kit/characters/slime-blue.png'),
  coin: new ex.ImageSource('/kit/items/coin.png'),
  heart: new ex.ImageSource('/kit/items/heart.png'),
  coinSound: new ex.Sound('/kit/sounds/coin.wav'),
  hurtSound: new ex.Sound('/kit/sounds/hurt.wav'),
  winSound: new ex.Sound('/kit/sounds/powerup.wav'),
  failSound: new ex.Sound('/kit/sounds/fail.wav'),
  music: new ex.Sound('/kit/sounds/calm.wav'),
} as const;

/** Tiled's own wiring is off where the code has an opinion: the camera follows the knight, not the map's camera object. */
export const village = new TiledResource('/kit/maps/village.tmx', {
  useExcaliburWiring: false,
});

export const loader = new ex.Loader([fontImage, village, ...Object.values(resources)]);
