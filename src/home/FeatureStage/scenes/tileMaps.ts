import { Actor, Color, Rectangle, Scene, SpriteSheet, TileMap, vec } from 'excalibur';
import type { Tile } from 'excalibur';
import { createMove, loadPicture } from '../featureArt.ts';
import type { FeatureScene } from '../featureScene.ts';

const TILE = 16;
const NAMES = { grass: 16, path: 3, fir: 25, bush: 26, rock: 30 } as const;
/** One letter per tile: path, grass, and what grows on it. */
const PLAN = ['fp.f.b', 'pppppp', 'b.r.pf'];
const PLANTS: Record<string, keyof typeof NAMES> = { f: 'fir', b: 'bush', r: 'rock' };
const ROAD_Y = 31;
const WALK_SPEED = 16;

function createCursor(): Actor {
  const cursor = new Actor({ width: TILE, height: TILE, z: 2 });
  const color = Color.Transparent;
  cursor.graphics.use(
    new Rectangle({ width: TILE, height: TILE, color, strokeColor: Color.fromHex('#fdfdf6'), lineWidth: 1 }),
  );
  return cursor;
}

/** A map of tiles with a knight on its road; the pointer highlights a tile, and a press toggles it between path and grass. */
export const featureScene: FeatureScene = {
  async create(engine) {
    const [image, knightImage] = await Promise.all([
      loadPicture('/kit/tiles/tiles.png'),
      loadPicture('/kit/characters/knight.png'),
    ]);
    const grid = { rows: 6, columns: 8, spriteWidth: TILE, spriteHeight: TILE };
    const sheet = SpriteSheet.fromImageSource({ image, grid });
    const sprite = (name: keyof typeof NAMES) => sheet.getSprite(NAMES[name] % 8, Math.floor(NAMES[name] / 8));
    const map = new TileMap({ columns: 6, rows: 3, tileWidth: TILE, tileHeight: TILE });
    const lay = (tile: Tile, letter: string) => {
      tile.clearGraphics();
      tile.addGraphic(sprite(letter === 'p' ? 'path' : 'grass'));
      const plant = PLANTS[letter];
      if (plant) tile.addGraphic(sprite(plant));
      tile.data.set('letter', letter);
    };
    for (const tile of map.tiles) lay(tile, PLAN[tile.y]![tile.x]!);

    const knight = new Actor({
      pos: vec(40, ROAD_Y),
      anchor: vec(0.5, 1),
      vel: vec(WALK_SPEED, 0),
      scale: vec(0.75, 0.75),
      z: 1,
    });
    knight.graphics.use(createMove(knightImage, 'run'));
    const cursor = createCursor();
    let isPointed = false;
    knight.on('postupdate', () => {
      if (knight.pos.x > 106) knight.pos.x = -10;
      if (!isPointed) cursor.pos = map.getTileByPoint(knight.pos)?.center ?? cursor.pos;
    });
    engine.input.pointers.primary.on('move', ({ worldPos }) => {
      const tile = map.getTileByPoint(worldPos);
      isPointed = tile !== null;
      if (tile) cursor.pos = tile.center;
    });
    engine.input.pointers.primary.on('down', ({ worldPos }) => {
      const tile = map.getTileByPoint(worldPos);
      if (tile) lay(tile, tile.data.get('letter') === 'p' ? '.' : 'p');
    });
    const scene = new Scene();
    for (const entity of [map, knight, cursor]) scene.add(entity);
    return scene;
  },
};
