import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 300,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const fragmentSource = `#version 300 es
precision highp float;

in vec2 v_uv;
uniform sampler2D u_graphic;
uniform sampler2D u_noise;   // our second image
uniform float u_amount;      // 0 whole, 1 gone
out vec4 color;

// The sampler that pixelArt uses, for our own shader.
vec2 sharp(vec2 uv, vec2 size) {
  vec2 pixel = uv * size;
  vec2 seam = floor(pixel + 0.5);
  return (seam + clamp((pixel - seam) / fwidth(pixel), -0.5, 0.5)) / size;
}

void main() {
  vec2 size = vec2(textureSize(u_graphic, 0));
  vec4 picture = texture(u_graphic, sharp(v_uv, size));
  float noise = texture(u_noise, v_uv * 3.0).r;
  float left = noise - u_amount * 1.2 + 0.1;

  // Change 0.1: how wide the glowing edge is.
  vec3 glow = vec3(1.0, 0.7, 0.2) * (1.0 - smoothstep(0.0, 0.1, left));
  color = vec4(picture.rgb + glow * picture.a, picture.a) * step(0.0, left);
}`;

const noise = new ex.ImageSource('/kit/textures/noise.png', {
  wrapping: ex.ImageWrapping.Repeat,
});
const mage = new ex.ImageSource('/kit/characters/mage.png');
const sheet = ex.SpriteSheet.fromImageSource({
  image: mage,
  grid: { rows: 4, columns: 6, spriteWidth: 24, spriteHeight: 24 },
});
const idle = ex.Animation.fromSpriteSheet(sheet, ex.range(0, 3), 180);

for (let i = 0; i < 3; i++) {
  const images = { u_noise: noise };
  const material = game.graphicsContext.createMaterial({ fragmentSource, images });
  const pos = ex.vec(110 + i * 190, 150);
  const actor = new ex.Actor({ pos, scale: ex.vec(7, 7), graphic: idle, material });
  let timeMs = i * 500;
  actor.on('preupdate', ({ elapsed }) => {
    timeMs += elapsed;
    const amount = (1 - Math.cos(timeMs / 900)) / 2;
    material.update((shader) => shader.trySetUniformFloat('u_amount', amount));
  });
  game.add(actor);
}
void game.start(new ex.Loader([mage, noise]));
