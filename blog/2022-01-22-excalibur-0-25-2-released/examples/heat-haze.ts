import * as ex from 'excalibur';

// Post-processing: the finished picture goes through this shader. Change the 0.006.
const HAZE = `#version 300 es
precision mediump float;
uniform sampler2D u_image;
uniform float u_time_ms;
uniform float u_strength;
in vec2 v_uv;
out vec4 fragColor;

void main() {
  float time = u_time_ms / 1000.0;
  float low = 1.0 - smoothstep(0.15, 0.75, v_uv.y);
  float wave = sin(v_uv.y * 70.0 + time * 6.0) + sin(v_uv.y * 31.0 - time * 4.0);
  vec2 uv = v_uv + vec2(wave * 0.006 * low * u_strength, 0.0);
  vec3 color = texture(u_image, uv).rgb;
  fragColor = vec4(color * mix(vec3(1.0), vec3(1.12, 0.98, 0.86), u_strength), 1.0);
}`;

class Haze implements ex.PostProcessor {
  strength = 1;
  private screen!: ex.ScreenShader;
  initialize(context: ex.ExcaliburGraphicsContextWebGL) {
    this.screen = new ex.ScreenShader(context, HAZE);
  }
  getShader = () => this.screen.getShader();
  getLayout = () => this.screen.getLayout();
  onUpdate() {
    this.getShader().trySetUniformFloat('u_strength', this.strength);
  }
}

const game = new ex.Engine({
  viewport: { width: 640, height: 360 },
  resolution: { width: 320, height: 180 },
  pixelArt: true,
  suppressPlayButton: true,
});
const haze = new Haze();
game.graphicsContext.addPostProcessor(haze);
// Click for cool air, click again for heat.
game.input.pointers.primary.on('down', () => (haze.strength = 1 - haze.strength));

const layers = ['sky', 'far', 'middle', 'near'].map(
  (name) => new ex.ImageSource(`/kit/parallax/mountains-${name}.png`),
);
const knight = new ex.ImageSource('/kit/characters/knight.png');
layers.forEach((image, depth) => {
  const graphic = new ex.TiledSprite({ image, width: 320, height: 180 });
  const layer = new ex.Actor({
    pos: ex.Vector.Zero,
    anchor: ex.Vector.Zero,
    graphic,
    z: depth,
  });
  layer.on('preupdate', ({ elapsed }) => {
    graphic.sourceView.x += (elapsed / 1000) * depth * 8;
  });
  game.add(layer);
});
void game.start(new ex.Loader([...layers, knight])).then(() => {
  const grid = { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 };
  const sheet = ex.SpriteSheet.fromImageSource({ image: knight, grid });
  const runner = new ex.Actor({ pos: ex.vec(150, 146), scale: ex.vec(2, 2), z: 9 });
  runner.graphics.use(ex.Animation.fromSpriteSheet(sheet, ex.range(6, 11), 90));
  game.add(runner);
});
