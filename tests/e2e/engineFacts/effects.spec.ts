import type * as Excalibur from 'excalibur';
import { openTestbed, type Testbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
declare const testbed: Testbed;

test.beforeEach(({ page }) => openTestbed(page));

test('the clock of post-processors runs once for each of them', async ({ page }) => {
  const times = await page.evaluate(() => {
    const source = `#version 300 es
      precision mediump float;
      uniform sampler2D u_image;
      uniform float u_time_ms;
      in vec2 v_uv;
      out vec4 fragColor;
      void main() { fragColor = texture(u_image, v_uv) * fract(u_time_ms); }`;
    class Probe implements Excalibur.PostProcessor {
      screen!: Excalibur.ScreenShader;
      initialize = (context: Excalibur.ExcaliburGraphicsContextWebGL) => {
        this.screen = new ex.ScreenShader(context, source);
      };
      getShader = () => this.screen.getShader();
      getLayout = () => this.screen.getLayout();
      readTime(): number {
        const { program } = this.getShader();
        const { __gl: gl } = testbed.game.graphicsContext as Excalibur.ExcaliburGraphicsContextWebGL;
        return gl.getUniform(program, gl.getUniformLocation(program, 'u_time_ms')!) as number;
      }
    }
    const passed = (probe: Probe) => {
      testbed.step(100);
      const before = probe.readTime();
      testbed.step(100);
      return Math.round(probe.readTime() - before);
    };
    const probe = new Probe();
    testbed.game.graphicsContext.addPostProcessor(probe);
    const alone = passed(probe);
    testbed.game.graphicsContext.addPostProcessor(new Probe());
    testbed.game.graphicsContext.addPostProcessor(new Probe());
    return { alone, withTwoMore: passed(probe) };
  });
  expect(times).toEqual({ alone: 100, withTwoMore: 300 });
});

test('a CPU emitter emits from the start and a GPU emitter does not', async ({ page }) => {
  const emitting = await page.evaluate(() => ({
    cpu: new ex.ParticleEmitter({}).isEmitting,
    gpu: new ex.GpuParticleEmitter({}).isEmitting,
    most: new ex.GpuParticleEmitter({ maxParticles: 1_000_000 }).maxParticles,
    usual: new ex.GpuParticleEmitter({}).maxParticles,
  }));
  expect(emitting).toEqual({ cpu: true, gpu: false, most: 100_000, usual: 2000 });
});

test('a largest angle of zero means a full turn, and the velocity of a particle is ignored', async ({ page }) => {
  const seen = await page.evaluate(() => {
    const emitter = new ex.ParticleEmitter({
      isEmitting: false,
      random: new ex.Random(1),
      particle: { minSpeed: 100, maxSpeed: 100, maxAngle: 0, vel: ex.vec(9999, 0), life: 60_000 },
    });
    testbed.scene.add(emitter);
    testbed.step(16);
    emitter.emitParticles(40);
    const particles = testbed.scene.entities.filter(
      (entity): entity is Excalibur.Particle => entity instanceof ex.Particle,
    );
    return {
      anyUp: particles.some(({ motion }) => motion.vel.y < -50),
      anyLeft: particles.some(({ motion }) => motion.vel.x < -50),
      fastest: Math.round(Math.max(...particles.map(({ motion }) => motion.vel.magnitude))),
    };
  });
  expect(seen).toEqual({ anyUp: true, anyLeft: true, fastest: 100 });
});
