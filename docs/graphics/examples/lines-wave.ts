import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 260,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});

const POINTS = 60; // Try 12: the wave gets corners.
const colors = ['#2185d0', '#7bbaea', '#ffb238'].map((hex) => ex.Color.fromHex(hex));

game.currentScene.onPostDraw = (ctx) => {
  const time = game.clock.now() / 700;
  colors.forEach((color, row) => {
    const at = (i: number) => {
      const x = (i / POINTS) * 600;
      const y = 130 + Math.sin(x / (60 + row * 25) + time + row) * (70 - row * 15);
      return ex.vec(x, y);
    };
    for (let i = 0; i < POINTS; i++) ctx.drawLine(at(i), at(i + 1), color, 5);
    // Round the corners.
    for (let i = 0; i < POINTS; i++) ctx.drawCircle(at(i), 2.5, color);
  });
};
void game.start();
