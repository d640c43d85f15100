import * as ex from 'excalibur';

const vertexSource = `#version 300 es
in vec2 a_position;
in vec4 a_color;
in float a_size;
uniform mat4 u_matrix;
out vec4 v_color;
void main() {
  gl_Position = u_matrix * vec4(a_position, 0.0, 1.0);
  gl_PointSize = a_size;
  v_color = a_color;
}`;
const fragmentSource = `#version 300 es
precision mediump float;
in vec4 v_color;
out vec4 color;
void main() {
  // Make the square round and soft. Change 0.2 to 0.5 for hard points.
  float edge = 1.0 - smoothstep(0.2, 0.5, distance(gl_PointCoord, vec2(0.5)));
  color = v_color * edge;
  color.rgb *= v_color.a;
}`;

class PointRenderer implements ex.RendererPlugin {
  readonly type = 'docs.points';
  priority = 0;
  private _maxPoints = 4000;
  private _count = 0;
  private _gl!: WebGL2RenderingContext;
  private _context!: ex.ExcaliburGraphicsContextWebGL;
  private _shader!: ex.Shader;
  private _buffer!: ex.VertexBuffer;
  private _layout!: ex.VertexLayout;

  initialize(gl: WebGL2RenderingContext, context: ex.ExcaliburGraphicsContextWebGL) {
    this._gl = gl;
    this._context = context;
    this._shader = context.createShader({ name: 'points', vertexSource, fragmentSource });
    this._buffer = new ex.VertexBuffer({ gl, size: 7 * this._maxPoints });
    this._layout = new ex.VertexLayout({
      gl,
      shader: this._shader,
      vertexBuffer: this._buffer,
      attributes: [
        ['a_position', 2],
        ['a_color', 4],
        ['a_size', 1],
      ],
    });
  }

  draw(pos: ex.Vector, color: ex.Color, size: number) {
    if (this._count >= this._maxPoints) this.flush();
    const { x, y } = this._context.getTransform().multiply(pos);
    const alpha = color.a * this._context.opacity;
    const point = [x, y, color.r / 255, color.g / 255, color.b / 255, alpha, size];
    this._buffer.bufferData.set(point, this._count * 7);
    this._count++;
  }

  hasPendingDraws() {
    return this._count > 0;
  }

  flush() {
    if (this._count === 0) return;
    this._shader.use();
    this._shader.setUniformMatrix('u_matrix', this._context.ortho);
    this._layout.use(true, this._count * 7);
    this._gl.drawArrays(this._gl.POINTS, 0, this._count);
    this._count = 0;
  }

  dispose() {
    this._buffer.dispose();
    this._shader.dispose();
  }
}

const game = new ex.Engine({
  width: 600,
  height: 400,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const webgl = game.graphicsContext as ex.ExcaliburGraphicsContextWebGL;
webgl.register(new PointRenderer());

const random = new ex.Random(3);
const sparks = ex.range(1, 2500).map(() => ({
  pos: ex.vec(random.floating(0, 600), random.floating(0, 400)),
  pull: random.floating(0.01, 0.05),
  away: ex.Vector.fromAngle(random.floating(0, ex.TwoPI)).scale(random.floating(5, 130)),
  color: ex.Color.fromHex(random.pickOne(['#2185d0', '#7bbaea', '#ffb238', '#ff6b4a'])),
}));
let target = ex.vec(300, 200);
game.input.pointers.primary.on('move', ({ worldPos }) => (target = worldPos));

game.currentScene.onPostDraw = () => {
  const turn = game.clock.now() / 3000;
  for (const { pos, pull, away, color } of sparks) {
    const goal = target.add(away.rotate(turn));
    pos.addEqual(goal.sub(pos).scale(pull));
    webgl.draw<PointRenderer>('docs.points', pos, color, 7);
  }
};
void game.start();
