import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

/** What we read of an Aseprite export with "Array" frames. */
interface AsepriteJson {
  frames: { frame: { x: number; y: number; w: number; h: number }; duration: number }[];
  meta: { frameTags: { name: string; from: number; to: number; direction: string }[] };
}
const image = new ex.ImageSource('/kit/characters/knight.png');
const json = new ex.Resource<AsepriteJson>('/kit/characters/knight-array.json', 'json');

function readAnimations({ frames, meta }: AsepriteJson): Map<string, ex.Animation> {
  const pictures = frames.map(({ frame: { x, y, w, h }, duration }) => ({
    graphic: new ex.Sprite({ image, sourceView: { x, y, width: w, height: h } }),
    duration,
  }));
  return new Map(
    meta.frameTags.map(({ name, from, to, direction }) => [
      name,
      new ex.Animation({
        frames: pictures.slice(from, to + 1),
        reverse: direction === 'reverse',
        strategy:
          direction === 'pingpong'
            ? ex.AnimationStrategy.PingPong
            : ex.AnimationStrategy.Loop,
      }),
    ]),
  );
}

void game.start(new ex.Loader([image, json])).then(() => {
  const animations = readAnimations(json.data);
  [...animations].forEach(([tag, animation], index) => {
    const pos = ex.vec(110 + (index % 3) * 190, 110 + Math.floor(index / 3) * 180);
    const hero = new ex.Actor({ pos, scale: ex.vec(5, 5) }); // try 3
    hero.graphics.use(animation);
    game.add(hero);
    game.add(
      new ex.Label({
        text: tag,
        pos: pos.add(ex.vec(0, 62)),
        color: ex.Color.fromHex('#ffb238'),
        font: new ex.Font({
          family: 'sans-serif',
          size: 18,
          textAlign: ex.TextAlign.Center,
        }),
      }),
    );
  });
});
