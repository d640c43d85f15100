import { AsepriteResource } from '@excaliburjs/plugin-aseprite';
import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const knight = new AsepriteResource('/kit/characters/knight.json');

void game.start(new ex.Loader([knight])).then(() => {
  const floor = new ex.Actor({
    pos: ex.vec(300, 370),
    width: 600,
    height: 60,
    color: ex.Color.fromHex('#155d96'),
  });
  game.add(floor);
  const hero = new ex.Actor({ pos: ex.vec(300, 242), scale: ex.vec(8, 8) }); // how large
  game.add(hero);

  const bar = document.createElement('div');
  bar.style.cssText =
    'position:fixed;top:12px;left:12px;display:flex;flex-wrap:wrap;gap:8px';
  // One button for each tag of the Aseprite file.
  for (const { name } of tagsOf(knight)) {
    const button = document.createElement('button');
    button.textContent = name;
    button.style.cssText = 'font:600 15px sans-serif;padding:6px 12px;cursor:pointer';
    button.addEventListener('click', () => play(name));
    bar.append(button);
  }
  document.body.append(bar);

  const play = (tag: string) => {
    const animation = knight.getAnimation(tag);
    if (!animation) return;
    animation.reset();
    hero.graphics.use(animation);
  };
  play('run');
});

function tagsOf(resource: AsepriteResource) {
  // The sheet also holds one animation of all frames, under a name of the plugin's own.
  return [...resource.data.animations.keys()]
    .filter((name) => !name.startsWith('ex.'))
    .map((name) => ({ name }));
}
