import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 360,
  backgroundColor: ex.Color.fromHex('#f4faff'),
});
const bark = ex.Color.fromHex('#0b2a3f');
const leaves = [ex.Color.fromHex('#2185d0'), ex.Color.fromHex('#7bbaea')];
const DEPTH = 7; // Try 4. Each step doubles the branches.

function branch(ctx: ex.ExcaliburGraphicsContext, depth: number, wind: number) {
  const length = 18 + depth * 8;
  const tip = ex.vec(0, -length);
  if (depth === 0) {
    ctx.drawCircle(ex.Vector.Zero, 8, leaves[wind > 0 ? 0 : 1]!);
    return;
  }
  ctx.drawLine(ex.Vector.Zero, tip, bark, depth * 1.6);
  for (const side of [-1, 1]) {
    ctx.save(); // remember this place
    ctx.translate(tip.x, tip.y);
    ctx.rotate(side * 0.42 + wind * 0.05);
    ctx.scale(0.92, 0.92);
    branch(ctx, depth - 1, wind);
    ctx.restore(); // and come back to it
  }
}

game.currentScene.onPostDraw = (ctx) => {
  ctx.save();
  ctx.translate(300, 350);
  branch(ctx, DEPTH, Math.sin(game.clock.now() / 900));
  ctx.restore();
};
void game.start();
