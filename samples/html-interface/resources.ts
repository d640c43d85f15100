import * as ex from 'excalibur';
import { tilesImage } from '../shared/tiles';

export const resources = {
  mage: new ex.ImageSource('/kit/characters/mage.png'),
  knight: new ex.ImageSource('/kit/characters/knight.png'),
  skeleton: new ex.ImageSource('/kit/characters/skeleton.png'),
  'slime-blue': new ex.ImageSource('/kit/characters/slime-blue.png'),
  bat: new ex.ImageSource('/kit/characters/bat.png'),
  sky: new ex.ImageSource('/kit/parallax/town-sky.png'),
  houses: new ex.ImageSource('/kit/parallax/town-near.png'),
  coinSound: new ex.Sound('/kit/sounds/coin.wav'),
  wrongSound: new ex.Sound('/kit/sounds/hurt.wav'),
  doorSound: new ex.Sound('/kit/sounds/door.wav'),
  failSound: new ex.Sound('/kit/sounds/fail.wav'),
} as const;

/** The interface shows these with plain img elements. */
export const POTION_IMAGES = {
  red: new ex.ImageSource('/kit/items/potion.png'),
  blue: new ex.ImageSource('/kit/items/potion-blue.png'),
  green: new ex.ImageSource('/kit/items/potion-green.png'),
} as const;

export const loader = new ex.Loader([
  tilesImage,
  ...Object.values(resources),
  ...Object.values(POTION_IMAGES),
]);
