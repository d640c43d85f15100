import * as ex from 'excalibur';

export const ships = new ex.ImageSource('/kit/space/ships.png');

/** Something to look at through the glass: three rows that march, and a ship. */
export function addInvaders(game: ex.Engine) {
  const grid = { rows: 5, columns: 2, spriteWidth: 16, spriteHeight: 16 };
  const sheet = ex.SpriteSheet.fromImageSource({ image: ships, grid });
  for (let i = 0; i < 24; i++) {
    const row = Math.floor(i / 8);
    const pos = ex.vec(70 + (i % 8) * 58, 70 + row * 60);
    const enemy = new ex.Actor({ pos, scale: ex.vec(2.6, 2.6) });
    const frames = [2 + row * 2, 3 + row * 2];
    enemy.graphics.use(ex.Animation.fromSpriteSheet(sheet, frames, 400));
    enemy.actions.repeatForever((march) => march.moveBy(54, 0, 36).moveBy(-54, 0, 36));
    game.add(enemy);
  }
  const ship = new ex.Actor({ pos: ex.vec(300, 340), scale: ex.vec(3, 3) });
  ship.graphics.use(ex.Animation.fromSpriteSheet(sheet, [0, 1], 120));
  game.add(ship);
}
