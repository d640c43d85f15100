import * as ex from 'excalibur';

/** The tiles of the kit in the order they stand in the picture, eight a row. */
const NAMES = [
  'turf-left turf turf-right dirt stone bricks sand snow',
  'water-1 water-2 water-3 water-4 waves-1 waves-2 waves-3 waves-4',
  'grass meadow path floor planks wall wall-top void',
  'tree fir bush flowers mushroom stump rock sign',
  'crate barrel ladder spikes door-closed door-open window torch',
  'platform-left platform platform-right fence roof-left roof roof-right plaster',
]
  .join(' ')
  .split(' ');

/** Belongs into the loader of every game that builds with it. */
export const tilesImage = new ex.ImageSource('/kit/tiles/tiles.png');

const sheet = ex.SpriteSheet.fromImageSource({
  image: tilesImage,
  grid: { rows: 6, columns: 8, spriteWidth: 16, spriteHeight: 16 },
});

export const TILE = 16;

/** The tile of this name, as a sprite of its own. */
export function getTile(name: string): ex.Sprite {
  const index = NAMES.indexOf(name);
  if (index < 0) throw new Error(`There is no tile "${name}".`);
  return sheet.getSprite(index % 8, Math.floor(index / 8));
}
