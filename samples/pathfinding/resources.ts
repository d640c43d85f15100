import * as ex from 'excalibur';
import { tilesImage } from '../shared/tiles';

export const resources = {
  knight: new ex.ImageSource('/kit/characters/knight.png'),
  chest: new ex.ImageSource('/kit/items/chest.png'),
  stepSound: new ex.Sound('/kit/sounds/footstep.wav'),
  foundSound: new ex.Sound('/kit/sounds/coin.wav'),
  failSound: new ex.Sound('/kit/sounds/fail.wav'),
} as const;

export const loader = new ex.Loader([tilesImage, ...Object.values(resources)]);
