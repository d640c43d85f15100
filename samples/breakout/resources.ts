import * as ex from 'excalibur';
import { fontImage } from '../shared/pixelText';

export const resources = {
  ball: new ex.ImageSource('/kit/breakout/ball.png'),
  paddle: new ex.ImageSource('/kit/breakout/paddle.png'),
  bricks: new ex.ImageSource('/kit/breakout/bricks.png'),
  heart: new ex.ImageSource('/kit/items/heart.png'),
  sky: new ex.ImageSource('/kit/parallax/town-sky.png'),
  houses: new ex.ImageSource('/kit/parallax/town-near.png'),
  bounceSound: new ex.Sound('/kit/sounds/blip.wav'),
  breakSound: new ex.Sound('/kit/sounds/hit.wav'),
  levelSound: new ex.Sound('/kit/sounds/powerup.wav'),
  loseSound: new ex.Sound('/kit/sounds/hurt.wav'),
  failSound: new ex.Sound('/kit/sounds/fail.wav'),
} as const;

export const loader = new ex.Loader([fontImage, ...Object.values(resources)]);

export const brickSheet = ex.SpriteSheet.fromImageSource({
  image: resources.bricks,
  grid: { rows: 6, columns: 2, spriteWidth: 32, spriteHeight: 16 },
});
