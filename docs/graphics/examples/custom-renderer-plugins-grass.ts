import * as ex from 'excalibur';

const vertexSource = `#version 300 es
in vec2 a_position;
in float a_height;  // 0 at the root, 1 at the tip
uniform mat4 u_matrix;
uniform float u_time;
out float v_height;
void main() {
  // Only the tip bends. Change 26.0 for a storm.
  float wind = sin(u_time + a_position.x * 0.02) * 26.0 * a_height;
  gl_Position = u_matrix * vec4(a_position.x + wind, a_position.y, 0.0, 1.0);
  v_height = a_height;
}`;
const fragmentSource = `#version 300 es
precision mediump float;
in float v_height;
out vec4 color;
void main() {
  color = vec4(mix(vec3(0.05, 0.3, 0.25), vec3(0.6, 0.85, 0.35), v_height), 1.0);
}`;

const MAX_BLADES = 2000;
const FLOATS_PER_BLADE = 4 * 3; // four corners: x, y, height

class GrassRenderer implements ex.RendererPlugin {
  readonly type = 'docs.grass';
  priority = 0;
  private _blades = 0;
  private _gl!: WebGL2RenderingContext;
  private _context!: ex.ExcaliburGraphicsContextWebGL;
  private _shader!: ex.Shader;
  private _buffer!: ex.VertexBuffer;
  private _layout!: ex.VertexLayout;
  private _quads!: ex.QuadIndexBuffer;

  initialize(gl: WebGL2RenderingContext, context: ex.ExcaliburGraphicsContextWebGL) {
    this._gl = gl;
    this._context = context;
    this._shader = context.createShader({ name: 'grass', vertexSource, fragmentSource });
    this._buffer = new ex.VertexBuffer({ gl, size: FLOATS_PER_BLADE * MAX_BLADES });
    this._layout = new ex.VertexLayout({
      gl,
      shader: this._shader,
      vertexBuffer: this._buffer,
      attributes: [
        ['a_position', 2],
        ['a_height', 1],
      ],
    });
    this._quads = new ex.QuadIndexBuffer(gl, MAX_BLADES, true);
  }

  draw(root: ex.Vector, width: number, height: number) {
    if (this._blades >= MAX_BLADES) this.flush();
    const { x, y } = this._context.getTransform().multiply(root);
    const tip = [y - height, 1];
    const ground = [y, 0];
    // The order that QuadIndexBuffer expects: two corners left, two corners right.
    const left = [x - 0.5, ...tip, x - width / 2, ...ground];
    const right = [x + 0.5, ...tip, x + width / 2, ...ground];
    this._buffer.bufferData.set([...left, ...right], this._blades * FLOATS_PER_BLADE);
    this._blades++;
  }

  hasPendingDraws() {
    return this._blades > 0;
  }

  flush() {
    if (this._blades === 0) return;
    const gl = this._gl;
    this._shader.use();
    this._shader.setUniformMatrix('u_matrix', this._context.ortho);
    this._shader.setUniformFloat('u_time', performance.now() / 600);
    this._layout.use(true, this._blades * FLOATS_PER_BLADE);
    this._quads.bind();
    gl.drawElements(gl.TRIANGLES, this._blades * 6, this._quads.bufferGlType, 0);
    this._blades = 0;
  }

  dispose() {
    this._buffer.dispose();
    this._quads.dispose();
    this._shader.dispose();
  }
}

const game = new ex.Engine({
  width: 600,
  height: 260,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const webgl = game.graphicsContext as ex.ExcaliburGraphicsContextWebGL;
webgl.register(new GrassRenderer());

const soil = ex.Color.fromHex('#0d4d40');
game.add(
  new ex.Actor({ pos: ex.vec(300, 200), width: 600, height: 120, color: soil, z: -1 }),
);

const random = new ex.Random(5);
const blades = ex.range(0, 899).map((i) => ({
  root: ex.vec(random.floating(-20, 620), 150 + (i / 900) * 115),
  width: random.floating(4, 8),
  height: random.floating(30, 80),
}));
game.currentScene.onPostDraw = () => {
  for (const { root, width, height } of blades)
    webgl.draw<GrassRenderer>('docs.grass', root, width, height);
};
void game.start();
