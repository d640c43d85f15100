import * as ex from 'excalibur';
import { fontImage } from '../shared/pixelText';

export const resources = {
  ships: new ex.ImageSource('/kit/space/ships.png'),
  bullets: new ex.ImageSource('/kit/space/bullets.png'),
  explosion: new ex.ImageSource('/kit/space/explosion.png'),
  shield: new ex.ImageSource('/kit/items/shield.png'),
  laserSound: new ex.Sound('/kit/sounds/laser.wav'),
  explosionSound: new ex.Sound('/kit/sounds/explosion.wav'),
  hitSound: new ex.Sound('/kit/sounds/hit.wav'),
  hurtSound: new ex.Sound('/kit/sounds/hurt.wav'),
  failSound: new ex.Sound('/kit/sounds/fail.wav'),
  music: new ex.Sound('/kit/sounds/action.wav'),
} as const;

export const loader = new ex.Loader([fontImage, ...Object.values(resources)]);

const ships = ex.SpriteSheet.fromImageSource({
  image: resources.ships,
  grid: { rows: 5, columns: 2, spriteWidth: 16, spriteHeight: 16 },
});
const bullets = ex.SpriteSheet.fromImageSource({
  image: resources.bullets,
  grid: { rows: 1, columns: 4, spriteWidth: 8, spriteHeight: 8 },
});
const bursts = ex.SpriteSheet.fromImageSource({
  image: resources.explosion,
  grid: { rows: 1, columns: 7, spriteWidth: 32, spriteHeight: 32 },
});

const SHIP_ROWS = ['ship', 'saucer', 'beetle', 'dart', 'meteor'] as const;

export function createShipGraphic(kind: (typeof SHIP_ROWS)[number]): ex.Animation {
  const row = SHIP_ROWS.indexOf(kind) * 2;
  return ex.Animation.fromSpriteSheet(ships, [row, row + 1], 140);
}

export const createBulletGraphic = (kind: 'laser' | 'plasma'): ex.Sprite =>
  bullets.getSprite(kind === 'laser' ? 0 : 1, 0);

export const createBurst = (): ex.Animation =>
  ex.Animation.fromSpriteSheet(bursts, ex.range(0, 6), 60, ex.AnimationStrategy.End);
