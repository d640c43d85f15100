import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 640,
  height: 360,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#7bbaea'),
});
const fragmentSource = `#version 300 es
precision highp float;

uniform sampler2D u_screen_texture;  // what has been drawn so far
uniform vec2 u_resolution;           // size of the screen in pixels
uniform float u_time_ms;
uniform float u_shore;               // height of the water's edge, 0 to 1 from below
uniform vec4 u_color;
out vec4 color;

void main() {
  vec2 here = gl_FragCoord.xy / u_resolution;
  float depth = u_shore - here.y;

  // The mirror image, pushed sideways by two waves. Change 0.006 and 60.
  float time = u_time_ms / 1000.0;
  float wave = sin(depth * 60.0 - time * 3.0) + sin(depth * 140.0 + time * 2.0);
  vec2 mirrored = vec2(here.x + wave * 0.006 * depth * 4.0, u_shore + depth * 1.4);

  vec3 seen = texture(u_screen_texture, mirrored).rgb;
  color = vec4(mix(seen, u_color.rgb, 0.25 + depth), 1.0);
}`;

const filtering = ex.ImageFiltering.Pixel;
const images = ['sky', 'far', 'middle', 'near'].map(
  (name) => new ex.ImageSource(`/kit/parallax/town-${name}.png`),
);
images.forEach((image, i) => {
  const graphic = new ex.TiledSprite({ image, width: 320, height: 180, filtering });
  const layer = new ex.Actor({ pos: ex.vec(0, -110), anchor: ex.Vector.Zero, graphic });
  layer.z = i;
  layer.scale = ex.vec(2, 2);
  layer.on('preupdate', ({ elapsed }) => {
    graphic.sourceView.x += (elapsed / 1000) * i * 6;
  });
  game.add(layer);
});

const water = new ex.Actor({ pos: ex.vec(0, 250), anchor: ex.Vector.Zero, z: 10 });
water.graphics.use(new ex.Rectangle({ width: 640, height: 110 }));
water.graphics.material = game.graphicsContext.createMaterial({
  name: 'water',
  fragmentSource,
  color: ex.Color.fromHex('#2185d0'),
  uniforms: { u_shore: 1 - 250 / 360 },
});
game.add(water);
void game.start(new ex.Loader(images));
