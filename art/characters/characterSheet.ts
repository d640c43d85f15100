import { animation, buildSheet, type Sheet } from '../core/sheet.ts';
import type { PixelGrid } from '../core/PixelGrid.ts';
import { drawFigure, type Skin } from './figure.ts';
import { POSES } from './poses.ts';

export interface CharacterFrames {
  idle: PixelGrid[];
  run: PixelGrid[];
  /** Jump, fall, hurt. */
  air: PixelGrid[];
  attack: PixelGrid[];
}

/** Every character sheet has the same layout: six columns, and rows for idle, run, jump/fall/hurt, and attack. */
export function buildCharacterSheet({ idle, run, air, attack }: CharacterFrames): Sheet {
  return buildSheet(
    [idle, run, air, attack],
    [
      animation('idle', 0, 4, 180),
      animation('run', 6, 6, 90),
      animation('jump', 12, 1, 100, false),
      animation('fall', 13, 1, 100, false),
      animation('hurt', 14, 1, 200, false),
      animation('attack', 18, 4, 80, false),
    ],
  );
}

export function buildFigureSheet(skin: Skin): Sheet {
  const draw = (pose: (typeof POSES.idle)[number]) => drawFigure(skin, pose);
  return buildCharacterSheet({
    idle: POSES.idle.map(draw),
    run: POSES.run.map(draw),
    air: POSES.air.map(draw),
    attack: POSES.attack.map(draw),
  });
}
