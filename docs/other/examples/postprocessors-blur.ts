import * as ex from 'excalibur';

// Five samples in one direction; run once along x and once along y, they make a soft blur.
const BLUR = `#version 300 es
precision mediump float;
uniform sampler2D u_image;
uniform vec2 u_resolution;
uniform vec2 u_direction;
in vec2 v_uv;
out vec4 fragColor;
void main() {
  vec4 sum = vec4(0.0);
  for (int i = -2; i <= 2; i++) {
    sum += texture(u_image, v_uv + u_direction * float(i) / u_resolution);
  }
  fragColor = sum / 5.0;
}`;

class Blur implements ex.PostProcessor {
  strength = 3;
  private screen!: ex.ScreenShader;
  constructor(private readonly direction: ex.Vector) {}
  initialize(context: ex.ExcaliburGraphicsContextWebGL) {
    this.screen = new ex.ScreenShader(context, BLUR);
  }
  getShader = () => this.screen.getShader();
  getLayout = () => this.screen.getLayout();
  onUpdate() {
    const step = this.direction.scale(this.strength);
    this.getShader().trySetUniformFloatVector('u_direction', step);
  }
}

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#155d96'),
});
// Order matters: the second works on the result of the first.
const passes = [new Blur(ex.vec(1, 0)), new Blur(ex.vec(0, 1))];

let goal = 3; // how blurred the pause screen is
game.input.pointers.primary.on('down', () => (goal = goal > 0 ? 0 : 3));
game.on('preupdate', ({ elapsed }) => {
  for (const pass of passes)
    pass.strength += (goal - pass.strength) * Math.min(1, elapsed / 150);
});

const picture = new ex.ImageSource('/kit/textures/sunset.png');
void game.start(new ex.Loader([picture])).then(() => {
  for (const pass of passes) game.graphicsContext.addPostProcessor(pass);
  const sunset = new ex.Actor({ pos: ex.vec(300, 200), scale: ex.vec(2.5, 2.5) });
  sunset.graphics.use(picture.toSprite());
  sunset.actions.repeatForever((pan) => {
    pan.scaleTo({ scale: ex.vec(3, 3), duration: 3000 });
    pan.scaleTo({ scale: ex.vec(2.5, 2.5), duration: 3000 });
  });
  game.add(sunset);
});

const hint = document.createElement('p');
hint.textContent = 'Click to pause and resume';
hint.style.cssText =
  'position:fixed;inset:auto 0 12px;margin:0;text-align:center;font:600 16px sans-serif;color:#f4faff;pointer-events:none';
document.body.append(hint);
