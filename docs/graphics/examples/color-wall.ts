import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});

const names = [
  'Black White Gray LightGray DarkGray Yellow Orange Red',
  'Rose Vermilion Pink Magenta Violet Purple Blue ExcaliburBlue',
  'Azure Cyan Teal Viridian Green Chartreuse Brown Transparent',
].flatMap((row) => row.split(' ')) as (keyof typeof ex.Color & 'Red')[];

const font = new ex.Font({ size: 12, color: ex.Color.fromHex('#f4faff') });
names.forEach((name, i) => {
  const color: ex.Color = ex.Color[name];
  const pos = ex.vec(80 + (i % 6) * 88, 50 + Math.floor(i / 6) * 92);
  const swatch = new ex.Actor({ pos, width: 64, height: 52, color });
  // Try lighten(0.3), desaturate(0.8) or average(ex.Color.White).
  const other = color.darken(0.4);
  swatch.actions.delay(i * 60).repeatForever((actions) => {
    actions
      .callMethod(() => (swatch.color = other))
      .scaleTo({ scale: ex.vec(1.12, 1.12), duration: 250 })
      .callMethod(() => (swatch.color = color))
      .scaleTo({ scale: ex.vec(1, 1), duration: 250 })
      .delay(1400);
  });
  game.add(swatch);
  game.add(new ex.Label({ pos: pos.add(ex.vec(-32, 34)), text: name, font }));
});
void game.start();
