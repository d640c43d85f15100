import { Actor, CollisionType, Color, Engine, vec } from 'excalibur';

/** The program the home page shows and runs. The page shows what is between the markers. */
export function createProgram(): Engine {
  // #region shown
  const game = new Engine({
    canvasElementId: 'game',
    width: 480,
    height: 320,
    backgroundColor: Color.fromHex('#2185d0'),
    physics: { gravity: vec(0, 800) },
  });

  const floor = new Actor({
    pos: vec(240, 304),
    width: 480,
    height: 32,
    color: Color.fromHex('#4fb35a'),
    collisionType: CollisionType.Fixed,
  });

  function dropCrate(x: number, y: number) {
    const crate = new Actor({
      pos: vec(x, y),
      width: 44,
      height: 44,
      color: Color.fromHex('#ffb238'),
      collisionType: CollisionType.Active,
    });
    game.add(crate);
  }

  game.add(floor);
  dropCrate(220, 60);
  game.input.pointers.primary.on('down', ({ worldPos: { x, y } }) => dropCrate(x, y));
  game.start();
  // #endregion
  return game;
}
