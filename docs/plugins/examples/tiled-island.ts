import { TiledResource } from '@excaliburjs/plugin-tiled';
import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
});
// The projection is written in the map: nothing to say here.
const map = new TiledResource('/kit/maps/island.tmx', { useMapBackgroundColor: true });

void game.start(new ex.Loader([map])).then(() => {
  map.addToScene(game.currentScene);
  const { camera } = game.currentScene;
  camera.zoom = 1.6; // the map asks for 2; try 4
  let time = 0;
  const centre = camera.pos.clone();
  game.on('preupdate', ({ elapsed }) => {
    time += elapsed / 1000;
    camera.pos = centre.add(ex.vec(Math.sin(time) * 40, Math.cos(time) * 16));
  });
});
