import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#0b2a3f'),
});
const fragmentSource = `#version 300 es
precision highp float;

in vec2 v_uv;
uniform sampler2D u_graphic;
uniform vec2 u_graphic_resolution;  // size of the whole image, here the sheet
uniform vec4 u_color;               // the color of the material
uniform float u_time_ms;
uniform float u_opacity;
out vec4 color;

float alphaAt(vec2 offset) {
  return texture(u_graphic, v_uv + offset / u_graphic_resolution).a;
}

void main() {
  vec4 picture = texture(u_graphic, v_uv);
  float near = max(max(alphaAt(vec2(1.0, 0.0)), alphaAt(vec2(-1.0, 0.0))),
                   max(alphaAt(vec2(0.0, 1.0)), alphaAt(vec2(0.0, -1.0))));
  float pulse = 0.7 + 0.3 * sin(u_time_ms / 200.0);
  vec4 outline = vec4(u_color.rgb, 1.0) * near * pulse;

  // Empty pixels with a neighbour become the outline.
  color = mix(outline, picture, picture.a) * u_opacity;
}`;

const filtering = ex.ImageFiltering.Pixel;
const names = ['knight', 'mage', 'skeleton', 'slime'];
const images = names.map(
  (name) => new ex.ImageSource(`/kit/characters/${name}.png`, { filtering }),
);
// Give each its own colour.
const colors = ['#ffb238', '#7bbaea', '#ff6b4a', '#f4faff'];
images.forEach((image, i) => {
  const sheet = ex.SpriteSheet.fromImageSource({
    image,
    grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
  });
  const color = ex.Color.fromHex(colors[i]!);
  const material = game.graphicsContext.createMaterial({ fragmentSource, color });
  const graphic = ex.Animation.fromSpriteSheet(sheet, ex.range(0, 3), 180);
  const pos = ex.vec(90 + i * 140, 150);
  const actor = new ex.Actor({ pos, scale: ex.vec(5, 5), graphic, material });
  actor.on('pointerdown', () => {
    actor.graphics.material = actor.graphics.material ? null : material;
  });
  game.add(actor);
});
void game.start(new ex.Loader(images));
