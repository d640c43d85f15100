import * as ex from 'excalibur';

const forest = ['sky', 'far', 'middle', 'near'].map(
  (layer) => new ex.ImageSource(`/kit/parallax/forest-${layer}.png`),
);
const items = new ex.ImageSource('/kit/items/items.png');
export const images = [...forest, items];

/** A colourful scene to try the effects on. */
export function addForest(game: ex.Engine) {
  forest.forEach((image, z) => {
    const layer = new ex.Actor({ pos: ex.vec(300, 200), scale: ex.vec(2.25, 2.25), z });
    layer.graphics.use(image.toSprite());
    game.add(layer);
  });
  const grid = { rows: 2, columns: 8, spriteWidth: 16, spriteHeight: 16 };
  const sheet = ex.SpriteSheet.fromImageSource({ image: items, grid });
  for (let column = 0; column < 6; column++) {
    const pos = ex.vec(75 + column * 90, 200);
    const gem = new ex.Actor({ pos, scale: ex.vec(4, 4), z: 9 });
    gem.graphics.use(sheet.getSprite(column, 0));
    gem.actions.repeatForever((bob) => bob.moveBy(0, -40, 57).moveBy(0, 40, 57));
    game.add(gem);
  }
}
