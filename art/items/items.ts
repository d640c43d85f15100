import type { PixelGrid } from '../core/PixelGrid.ts';
import { animation, buildSheet, type Sheet } from '../core/sheet.ts';
import { COIN_FRAMES, drawCoin } from './coin.ts';
import { drawFireball, FIREBALL_FRAMES } from './fireball.ts';
import * as art from './itemDrawings.ts';

const COLUMNS = 8;

const emptyHeart = art.heart.recolored({ c: 's', w: 'S', R: 's' });
const halfHeart = emptyHeart.crop(0, 0, 16, 16).stamp(art.heart.crop(0, 0, 8, 16), 0, 0);

/** Items by name, in the index order of items.png. */
export const ITEMS: Record<string, PixelGrid> = {
  gem: art.gem,
  'gem-green': art.gem.recolored({ i: 'L', l: 'G', B: 'f', b: 'd' }),
  'gem-red': art.gem.recolored({ i: 'T', l: 'c', B: 'R', b: 'u' }),
  'gem-purple': art.gem.recolored({ i: 'P', l: 'P', B: 'p', b: 'p' }),
  heart: art.heart,
  'heart-half': halfHeart,
  'heart-empty': emptyHeart,
  star: art.star,
  key: art.key,
  potion: art.potion,
  'potion-blue': art.potion.recolored({ c: 'B', R: 'b' }),
  'potion-green': art.potion.recolored({ c: 'G', R: 'f' }),
  sword: art.sword,
  shield: art.shield,
  arrow: art.arrow,
  bomb: art.bomb,
};

export function buildItemSheet(): Sheet {
  const sprites = Object.values(ITEMS);
  return buildSheet([sprites.slice(0, COLUMNS), sprites.slice(COLUMNS)]);
}

export function buildCoinSheet(): Sheet {
  const frames = Array.from({ length: COIN_FRAMES }, (_, frame) => drawCoin(frame));
  return buildSheet([frames], [animation('spin', 0, COIN_FRAMES, 100)]);
}

export function buildFireballSheet(): Sheet {
  const frames = Array.from({ length: FIREBALL_FRAMES }, (_, frame) => drawFireball(frame));
  return buildSheet([frames], [animation('burn', 0, FIREBALL_FRAMES, 80)]);
}

export function buildChestSheet(): Sheet {
  return buildSheet([[art.chestClosed, art.chestOpen]], [animation('closed', 0, 1, 100), animation('open', 1, 1, 100)]);
}
