import * as ex from 'excalibur';
import { fontImage } from '../shared/pixelText';

export const resources = {
  ball: new ex.ImageSource('/kit/breakout/ball.png'),
  blue: new ex.ImageSource('/kit/items/gem.png'),
  green: new ex.ImageSource('/kit/items/gem-green.png'),
  red: new ex.ImageSource('/kit/items/gem-red.png'),
  purple: new ex.ImageSource('/kit/items/gem-purple.png'),
  arrow: new ex.ImageSource('/kit/items/arrow.png'),
  sky: new ex.ImageSource('/kit/parallax/town-sky.png'),
  bounceSound: new ex.Sound('/kit/sounds/blip.wav'),
  dropSound: new ex.Sound('/kit/sounds/select.wav'),
  bowlSound: new ex.Sound('/kit/sounds/coin.wav'),
  bestSound: new ex.Sound('/kit/sounds/powerup.wav'),
} as const;

export const GEMS = [resources.blue, resources.green, resources.red, resources.purple];

export const loader = new ex.Loader([fontImage, ...Object.values(resources)]);
