import { ball, BRICK_NAMES, buildBrickSheet, drawPaddle } from '../breakout/breakout.ts';
import { buildBatSheet } from '../characters/bat.ts';
import { buildBirdSheet } from '../characters/bird.ts';
import { buildFigureSheet } from '../characters/characterSheet.ts';
import { knight } from '../characters/knight.ts';
import { mage } from '../characters/mage.ts';
import { skeleton } from '../characters/skeleton.ts';
import { BLUE_SLIME, buildSlimeSheet, GREEN_SLIME } from '../characters/slime.ts';
import { drawFlappyGround, drawPipe } from '../flappy/flappy.ts';
import { buildChestSheet, buildCoinSheet, buildFireballSheet, buildItemSheet, ITEMS } from '../items/items.ts';
import { buildBulletSheet, buildExplosionSheet, buildShipSheet, BULLET_NAMES } from '../space/space.ts';
import { buildLightCookie, buildNoiseTexture, buildViewTexture } from '../textures/textures.ts';
import { imageFile, sheetFile, textureFile, type KitFile } from './manifest.ts';

type Files = Promise<KitFile>[];

export function buildCharacterFiles(): Files {
  return [
    sheetFile('characters/knight.png', buildFigureSheet(knight), 'A knight with a sword and a red plume; faces right.'),
    sheetFile('characters/mage.png', buildFigureSheet(mage), 'A mage with a pointed hat and a staff; faces right.'),
    sheetFile('characters/skeleton.png', buildFigureSheet(skeleton), 'A skeleton with a rusty sword; faces right.'),
    sheetFile('characters/slime.png', buildSlimeSheet(GREEN_SLIME), 'A green slime that hops and bites.'),
    sheetFile('characters/slime-blue.png', buildSlimeSheet(BLUE_SLIME), 'The blue cousin of the slime.'),
    sheetFile('characters/bat.png', buildBatSheet(), 'A purple bat that flutters.'),
  ];
}

export function buildItemFiles(): Files {
  const single = Object.entries(ITEMS).map(([name, grid]) =>
    imageFile(`items/${name}.png`, 'image', grid, `One sprite of items.png: ${name.replace('-', ', ')}.`),
  );
  return [
    sheetFile('items/coin.png', buildCoinSheet(), 'A gold coin that spins.'),
    sheetFile('items/fireball.png', buildFireballSheet(), 'A fireball that flies to the right.'),
    sheetFile('items/chest.png', buildChestSheet(), 'A treasure chest, closed and open.'),
    sheetFile('items/items.png', buildItemSheet(), 'Gems, hearts, a key, potions, weapons.', {
      names: Object.keys(ITEMS),
    }),
    ...single,
  ];
}

export function buildGameFiles(): Files {
  return [
    sheetFile('flappy/bird.png', buildBirdSheet(), 'A small blue bird that flaps; faces right.'),
    imageFile('flappy/pipe.png', 'image', drawPipe(), 'A stone tower to fly past; its rim is at the top.'),
    imageFile('flappy/ground.png', 'image', drawFlappyGround(), 'A strip of ground that repeats sideways.'),
    imageFile('breakout/paddle.png', 'image', drawPaddle(), 'A paddle.'),
    imageFile('breakout/ball.png', 'image', ball, 'A ball.'),
    sheetFile('breakout/bricks.png', buildBrickSheet(), 'Bricks in six colours, whole and cracked.', {
      names: BRICK_NAMES,
    }),
    sheetFile(
      'space/ships.png',
      buildShipSheet(),
      'A ship, three enemies and a meteor, two frames each; the ship points up.',
    ),
    sheetFile('space/bullets.png', buildBulletSheet(), 'Four kinds of shots.', { names: BULLET_NAMES }),
    sheetFile('space/explosion.png', buildExplosionSheet(), 'A burst that cools down and fades.'),
  ];
}

export function buildTextureFiles(): Files {
  return [
    textureFile('textures/noise.png', buildNoiseTexture(), 'Grey noise that tiles in both directions.'),
    textureFile('textures/light.png', buildLightCookie(), 'A round white light that fades out to its rim.'),
    textureFile(
      'textures/sunset.png',
      buildViewTexture(),
      'A lake at sunset in soft colours, for shaders to bend and tint.',
    ),
  ];
}
