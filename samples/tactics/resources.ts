import * as ex from 'excalibur';
import { fontImage } from '../shared/pixelText';
import { tilesImage } from '../shared/tiles';

export const resources = {
  knight: new ex.ImageSource('/kit/characters/knight.png'),
  mage: new ex.ImageSource('/kit/characters/mage.png'),
  skeleton: new ex.ImageSource('/kit/characters/skeleton.png'),
  slime: new ex.ImageSource('/kit/characters/slime-blue.png'),
  stepSound: new ex.Sound('/kit/sounds/footstep.wav'),
  hitSound: new ex.Sound('/kit/sounds/hit.wav'),
  selectSound: new ex.Sound('/kit/sounds/select.wav'),
  winSound: new ex.Sound('/kit/sounds/powerup.wav'),
  failSound: new ex.Sound('/kit/sounds/fail.wav'),
} as const;

export const loader = new ex.Loader([fontImage, tilesImage, ...Object.values(resources)]);
