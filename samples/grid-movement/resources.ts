import * as ex from 'excalibur';
import { fontImage } from '../shared/pixelText';
import { tilesImage } from '../shared/tiles';

export const resources = {
  knight: new ex.ImageSource('/kit/characters/knight.png'),
  star: new ex.ImageSource('/kit/items/star.png'),
  stepSound: new ex.Sound('/kit/sounds/footstep.wav'),
  pushSound: new ex.Sound('/kit/sounds/hit.wav'),
  starSound: new ex.Sound('/kit/sounds/score.wav'),
  solvedSound: new ex.Sound('/kit/sounds/powerup.wav'),
  undoSound: new ex.Sound('/kit/sounds/blip.wav'),
} as const;

export const loader = new ex.Loader([fontImage, tilesImage, ...Object.values(resources)]);
