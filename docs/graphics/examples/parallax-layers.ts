import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 640,
  height: 360,
  pixelArt: true,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const knight = new ex.ImageSource('/kit/characters/knight.png');
const names = ['sky', 'far', 'middle', 'near'];
const images = names.map(
  (name) => new ex.ImageSource(`/kit/parallax/mountains-${name}.png`),
);
const factors = [0, 0.2, 0.5, 1]; // Change them: 0 stands still, 1 belongs to the world.

const layers = images.map((image, i) => {
  const graphic = new ex.TiledSprite({ image, width: 4000, height: 180 });
  graphic.scale = ex.vec(2, 2);
  const layer = new ex.Actor({ pos: ex.vec(-2000, -180), anchor: ex.Vector.Zero, z: i });
  layer.graphics.use(graphic);
  const parallax = new ex.ParallaxComponent(ex.vec(factors[i]!, factors[i]!));
  layer.addComponent(parallax);
  game.add(layer);
  return parallax;
});

const sheet = ex.SpriteSheet.fromImageSource({
  image: knight,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});
const hero = new ex.Actor({
  pos: ex.vec(0, 126),
  scale: ex.vec(2, 2),
  z: 10,
  graphic: ex.Animation.fromSpriteSheet(sheet, ex.range(6, 11), 90),
});
game.add(hero);
hero.on('preupdate', () => {
  hero.vel.x = Math.sin(game.clock.now() / 3000) > -0.2 ? 160 : -160;
  hero.graphics.flipHorizontal = hero.vel.x < 0;
});
game.currentScene.camera.pos = ex.vec(0, 0);
game.currentScene.camera.strategy.lockToActorAxis(hero, ex.Axis.X);

const bar = document.body.appendChild(document.createElement('div'));
bar.style.cssText =
  'position:fixed;top:10px;left:14px;display:flex;gap:12px;color:#041e2f;font:14px system-ui';
layers.forEach((layer, i) => {
  const label = bar.appendChild(document.createElement('label'));
  label.innerHTML = `${names[i]} <input type="range" max="1.5" step="0.05" value="${factors[i]}" style="width:80px">`;
  label.oninput = () => {
    layer.parallaxFactor.x = label.querySelector('input')!.valueAsNumber;
  };
});
void game.start(new ex.Loader([...images, knight]));
