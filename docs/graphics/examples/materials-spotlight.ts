import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 400,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const image = new ex.ImageSource('/kit/textures/sunset.png');

const fragmentSource = `#version 300 es
precision highp float;

in vec2 v_uv;                 // where we are in the picture, 0 to 1
uniform sampler2D u_graphic;  // the picture
uniform vec2 u_pointer;       // our own uniform
out vec4 color;

void main() {
  vec4 picture = texture(u_graphic, v_uv);
  float grey = dot(picture.rgb, vec3(0.3, 0.6, 0.1));

  // Change 0.15 and 0.35: where the light begins to fade, and where it ends.
  float light = 1.0 - smoothstep(0.15, 0.35, length((v_uv - u_pointer) * vec2(1.5, 1.0)));
  color = vec4(mix(vec3(grey * 0.5), picture.rgb, light), picture.a);
}`;

const material = game.graphicsContext.createMaterial({
  name: 'spotlight',
  fragmentSource,
  uniforms: { u_pointer: ex.vec(0.5, 0.5) },
});

const picture = image.toSprite({ destSize: { width: 600, height: 400 } });
const actor = new ex.Actor({ pos: ex.vec(300, 200), graphic: picture, material });
game.add(actor);

let isMine = false;
game.input.pointers.primary.on('move', ({ worldPos }) => {
  isMine = true;
  material.uniforms['u_pointer'] = ex.vec(worldPos.x / 600, worldPos.y / 400);
});
game.on('preupdate', () => {
  const time = game.clock.now() / 900;
  if (isMine) return;
  material.uniforms['u_pointer'] = ex.vec(
    0.5 + Math.cos(time) * 0.25,
    0.45 + Math.sin(time) * 0.2,
  );
});
void game.start(new ex.Loader([image]));
