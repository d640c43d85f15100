import { Actor, clamp, Color, Sound, vec, Vector } from 'excalibur';
import { withBase } from '#src/lib/url.ts';
import { createSetting } from '../featureArt.ts';
import { STAGE, type FeatureScene } from '../featureScene.ts';

const BARS = 13;
const BAR = { left: 4, step: 7, width: 5, bottom: 45, cellHeight: 3, cellStep: 4 };
const CELL_COLORS = [
  '#a6db6a',
  '#a6db6a',
  '#a6db6a',
  '#ffdf6b',
  '#ffdf6b',
  '#f5a524',
  '#f5a524',
  '#f2685a',
  '#f2685a',
].map((hex) => Color.fromHex(hex));
/** A pentatonic scale: any combination of notes sounds good. */
const SCALE = [0, 2, 4, 7, 9];
const FADE_PER_S = 7;

const barToRate = (bar: number): number => 2 ** ((SCALE[bar % 5]! + 12 * Math.floor(bar / 5) - 12) / 12);

/** Bars that move silently, and play a note when they are pressed. */
export const featureScene: FeatureScene = {
  async create(engine) {
    const scene = await createSetting('sound');
    const heights = Array.from({ length: BARS }, () => 0);
    const bars = new Actor({ anchor: Vector.Zero });
    let timeS = 0;
    bars.on('preupdate', ({ elapsed }) => {
      timeS += elapsed / 1000;
      heights.forEach((height, bar) => (heights[bar] = Math.max(0, height - (FADE_PER_S * elapsed) / 1000)));
    });
    bars.graphics.onPostDraw = (context) => {
      heights.forEach((height, bar) => {
        const hum = 3.4 + Math.sin(timeS * 5 + bar * 1.7) + Math.sin(timeS * 8 + bar);
        const cells = Math.round(clamp(hum + height, 1, CELL_COLORS.length));
        for (let cell = 0; cell < cells; cell++) {
          const pos = vec(BAR.left + bar * BAR.step, BAR.bottom - BAR.cellHeight - cell * BAR.cellStep);
          context.drawRectangle(pos, BAR.width, BAR.cellHeight, CELL_COLORS[cell]!);
        }
      });
    };
    scene.add(bars);

    const note = new Sound(withBase('/kit/sounds/blip.wav'));
    engine.input.pointers.primary.on('down', ({ worldPos: { x } }) => {
      const bar = clamp(Math.floor((x / STAGE.width) * BARS), 0, BARS - 1);
      for (let near = -2; near <= 2; near++)
        if (heights[bar + near] !== undefined) heights[bar + near] = 7 - Math.abs(near) * 2;
      void note.load().then(() => {
        note.playbackRate = barToRate(bar);
        return note.play(0.4);
      });
    });
    return scene;
  },
};
