import * as ex from 'excalibur';

// The whole effect is this text. Change it and press run.
const CRT = `#version 300 es
precision mediump float;

uniform sampler2D u_image;   // the finished frame
uniform vec2 u_resolution;   // its size in pixels
uniform float u_time_ms;     // milliseconds since the start
uniform float u_bend;        // our own uniform
in vec2 v_uv;                // 0..1, (0, 0) is the bottom left
out vec4 fragColor;

void main() {
  vec2 centred = v_uv * 2.0 - 1.0;
  centred *= 1.0 + u_bend * dot(centred.yx, centred.yx);
  vec2 uv = centred * 0.5 + 0.5;
  if (any(lessThan(uv, vec2(0.0))) || any(greaterThan(uv, vec2(1.0)))) {
    fragColor = vec4(0.0, 0.0, 0.0, 1.0);
    return;
  }
  float split = 1.5 / u_resolution.x;
  vec3 color = vec3(
    texture(u_image, uv + vec2(split, 0.0)).r,
    texture(u_image, uv).g,
    texture(u_image, uv - vec2(split, 0.0)).b
  );
  float line = sin(uv.y * u_resolution.y * 1.6) * 0.5 + 0.5;
  float roll = sin(uv.y * 6.0 - u_time_ms * 0.002) * 0.5 + 0.5;
  color *= 0.78 + 0.22 * line + 0.12 * roll;
  fragColor = vec4(color, 1.0);
}`;

class CrtScreen implements ex.PostProcessor {
  bend = 0.12; // how round the glass is
  private screen!: ex.ScreenShader;
  initialize(context: ex.ExcaliburGraphicsContextWebGL) {
    this.screen = new ex.ScreenShader(context, CRT);
  }
  getShader = () => this.screen.getShader();
  getLayout = () => this.screen.getLayout();
  onUpdate() {
    this.getShader().trySetUniformFloat('u_bend', this.bend);
  }
}

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const crt = new CrtScreen();
game.graphicsContext.addPostProcessor(crt);
const { primary } = game.input.pointers;
primary.on('move', ({ screenPos }) => (crt.bend = screenPos.x / 2000));

const ships = new ex.ImageSource('/kit/space/ships.png');
void game.start(new ex.Loader([ships])).then(() => {
  const grid = { rows: 5, columns: 2, spriteWidth: 16, spriteHeight: 16 };
  const sheet = ex.SpriteSheet.fromImageSource({ image: ships, grid });
  for (let i = 0; i < 24; i++) {
    const row = Math.floor(i / 8);
    const pos = ex.vec(70 + (i % 8) * 58, 70 + row * 60);
    const enemy = new ex.Actor({ pos, scale: ex.vec(2.6, 2.6) });
    const frames = [2 + row * 2, 3 + row * 2];
    enemy.graphics.use(ex.Animation.fromSpriteSheet(sheet, frames, 400));
    enemy.actions.repeatForever((march) => march.moveBy(54, 0, 36).moveBy(-54, 0, 36));
    game.add(enemy);
  }
  const ship = new ex.Actor({ pos: ex.vec(300, 340), scale: ex.vec(3, 3) });
  ship.graphics.use(ex.Animation.fromSpriteSheet(sheet, [0, 1], 120));
  game.add(ship);
});
