import * as ex from 'excalibur';
import { addForest, images } from './forest';

const game = new ex.Engine({
  width: 600,
  height: 400,
  antialiasing: false,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const context = game.graphicsContext;

class ScreenEffect implements ex.PostProcessor {
  private shader!: ex.ScreenShader;
  constructor(private readonly source: string) {}
  initialize(graphics: ex.ExcaliburGraphicsContextWebGL) {
    this.shader = new ex.ScreenShader(graphics, this.source);
  }
  getShader = () => this.shader.getShader();
  getLayout = () => this.shader.getLayout();
}

// Wraps one line of GLSL that may change `color`; `v_uv` runs from 0 to 1 over the screen.
const effect = (line: string) =>
  new ScreenEffect(`#version 300 es
precision mediump float;
uniform sampler2D u_image;
in vec2 v_uv;
out vec4 fragColor;
void main() {
  vec4 color = texture(u_image, v_uv);
  ${line}
  fragColor = color;
}`);

const effects: Record<string, ex.PostProcessor> = {
  Greyscale: effect('color.rgb = vec3(dot(color.rgb, vec3(0.299, 0.587, 0.114)));'),
  // Change 0.85: where the darkness begins, counted from the middle.
  Vignette: effect(
    'color.rgb *= 1.0 - smoothstep(0.25, 0.85, distance(v_uv, vec2(0.5)));',
  ),
  Simulate: new ex.ColorBlindnessPostProcessor(ex.ColorBlindnessMode.Deuteranope, true),
  Correct: new ex.ColorBlindnessPostProcessor(ex.ColorBlindnessMode.Deuteranope),
};

const bar = document.createElement('div');
bar.style.cssText =
  'position:fixed;top:0;left:0;right:0;display:flex;gap:14px;padding:10px;font:600 14px sans-serif;color:#041e2f;background:#f4faffd9';
for (const [name, processor] of Object.entries(effects)) {
  const label = bar.appendChild(document.createElement('label'));
  label.innerHTML = `<input type="checkbox"> ${name}`;
  const box = label.querySelector('input')!;
  box.onchange = () => {
    if (box.checked) context.addPostProcessor(processor);
    else context.removePostProcessor(processor);
  };
}
document.body.append(bar);
bar.querySelectorAll('input')[1]?.click(); // start with the vignette

void game.start(new ex.Loader(images)).then(() => addForest(game));
