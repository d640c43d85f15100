import * as ex from 'excalibur';

// Three engines with the same scene, copied side by side into one picture.
const picture = document.body.appendChild(document.createElement('canvas'));
picture.width = 720;
picture.height = 320;
const paper = picture.getContext('2d')!;

const modes: [string, Partial<ex.EngineOptions>][] = [
  ['antialiasing: true', { antialiasing: true }],
  ['antialiasing: false', { antialiasing: false }],
  ['pixelArt: true', { pixelArt: true }],
];

modes.forEach(([name, options], i) => {
  const canvasElement = document.createElement('canvas');
  const game = new ex.Engine({
    width: 240,
    height: 320,
    canvasElement,
    suppressPlayButton: true,
    suppressConsoleBootMessage: true,
    suppressHiDPIScaling: true,
    backgroundColor: ex.Color.fromHex(i === 1 ? '#3b6f91' : '#346385'),
    ...options,
  });
  // The default filtering is shared by all engines of a page, so name it for each image.
  const filtering = i === 1 ? ex.ImageFiltering.Pixel : ex.ImageFiltering.Blended;
  const image = new ex.ImageSource('/kit/characters/knight.png', { filtering });
  const sheet = ex.SpriteSheet.fromImageSource({
    image,
    grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
  });
  const graphic = ex.Animation.fromSpriteSheet(sheet, ex.range(0, 3), 180);

  // Whole numbers are kind to pixels. Try ex.vec(4, 4) here.
  const still = new ex.Actor({ pos: ex.vec(120, 100), scale: ex.vec(5.3, 5.3), graphic });
  const turning = new ex.Actor({ pos: ex.vec(120, 230), scale: ex.vec(3, 3), graphic });
  still.on('preupdate', () => {
    const time = game.clock.now() / 1000;
    still.pos.x = 120 + Math.sin(time) * 14;
    turning.rotation = Math.sin(time / 2) * 0.8;
  });
  game.add(still);
  game.add(turning);
  const font = new ex.Font({ size: 16, color: ex.Color.fromHex('#f4faff') });
  game.add(new ex.Label({ pos: ex.vec(40, 292), text: name, font }));

  game.on('postframe', () => paper.drawImage(canvasElement, i * 240, 0, 240, 320));
  void game.start(new ex.Loader([image]));
});
