import { Actor, Color, Rectangle, vec, Vector } from 'excalibur';
import { createMove, createSetting, loadPicture } from '../featureArt.ts';
import { STAGE, type FeatureScene } from '../featureScene.ts';

const SHORE_Y = 28;

const WATER = `#version 300 es
precision highp float;
uniform sampler2D u_screen_texture;
uniform vec2 u_resolution;
uniform float u_time_ms;
uniform float u_shore;
uniform vec4 u_color;
out vec4 color;

void main() {
  vec2 here = gl_FragCoord.xy / u_resolution;
  float depth = u_shore - here.y;
  float time = u_time_ms / 1000.0;
  float wave = sin(depth * 90.0 - time * 4.0) + sin(depth * 37.0 + time * 2.5);
  vec2 mirrored = vec2(here.x + wave * 0.012, u_shore + depth);
  vec3 seen = texture(u_screen_texture, mirrored).rgb;
  float glint = step(0.985, sin(here.x * 60.0 + time * 2.0) * sin(depth * 110.0 - time * 5.0));
  color = vec4(mix(seen, u_color.rgb, 0.2 + depth * 0.8) + glint * 0.4, 1.0);
}`;

/** A lake that mirrors the shore. A shader shifts the reflection row by row. */
export const featureScene: FeatureScene = {
  async create(engine) {
    const [scene, image] = await Promise.all([createSetting('shaders'), loadPicture('/kit/characters/knight.png')]);
    const knight = new Actor({ pos: vec(34, SHORE_Y), anchor: vec(0.5, 1) });
    const [standing, running] = [createMove(image, 'idle'), createMove(image, 'run')];
    let goal = knight.pos.x;
    knight.on('preupdate', () => {
      const way = goal - knight.pos.x;
      knight.vel.x = Math.abs(way) < 1 ? 0 : Math.sign(way) * 22;
      knight.graphics.use(knight.vel.x === 0 ? standing : running);
      knight.graphics.flipHorizontal = knight.vel.x < 0;
    });
    engine.input.pointers.primary.on('move', ({ worldPos: { x } }) => (goal = Math.min(44, Math.max(8, x))));

    const height = STAGE.height - SHORE_Y;
    const water = new Actor({ pos: vec(0, SHORE_Y), anchor: Vector.Zero, z: 5 });
    water.graphics.use(new Rectangle({ width: STAGE.width, height, color: Color.White }));
    water.graphics.material = engine.graphicsContext.createMaterial({
      name: 'lake',
      fragmentSource: WATER,
      color: Color.fromHex('#0d3a5c'),
      uniforms: { u_shore: 1 - SHORE_Y / STAGE.height },
    });
    for (const actor of [knight, water]) scene.add(actor);
    return scene;
  },
};
