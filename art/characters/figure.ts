import type { Ink } from '../core/palette.ts';
import { PixelGrid } from '../core/PixelGrid.ts';
import type { Point, Pose, WeaponPose } from './poses.ts';

export const FRAME = 24;
const HIP: Point = [9, 18];
const GROUND = 22;
const SHOULDER: Point = [11, 15];

/** A drawing without an outline, and the pixel where it attaches. */
export interface Part {
  grid: PixelGrid;
  anchor: Point;
}

/** The parts that differ between two-legged figures; poses are shared. */
export interface Skin {
  head: Part;
  torso: Part;
  /** Drawn behind everything: a plume, a cape, a quiver. */
  behind?: Part;
  weapon: Record<WeaponPose, Part>;
  leg: Ink;
  backLeg: Ink;
  boot: Ink;
  arm: Ink;
  hand: Ink;
  thinLegs?: boolean;
  swing?: [Ink, Ink];
}

function placePart(frame: PixelGrid, part: Part, [x, y]: Point): void {
  const layer = new PixelGrid(FRAME, FRAME).stamp(part.grid, x - part.anchor[0], y - part.anchor[1]);
  frame.stamp(layer.outlined('k'), 0, 0);
}

function placeLeg(
  frame: PixelGrid,
  hip: Point,
  [footX, footY]: Point,
  inks: { leg: Ink; boot: Ink },
  thick: number,
): void {
  const layer = new PixelGrid(FRAME, FRAME);
  const foot: Point = [HIP[0] + footX, GROUND + footY];
  for (let column = 0; column < thick; column++) {
    layer.line(hip[0] + column, hip[1], foot[0] + column - 1, foot[1] - 1, inks.leg);
  }
  layer.rect(foot[0] - 1, foot[1], 3, 1, inks.boot).rect(foot[0] - 1, foot[1] - 1, 2, 1, inks.boot);
  frame.stamp(layer.outlined('k'), 0, 0);
}

function placeArm(frame: PixelGrid, shoulder: Point, hand: Point, skin: Skin): void {
  const layer = new PixelGrid(FRAME, FRAME);
  layer.line(shoulder[0], shoulder[1], hand[0], hand[1], skin.arm);
  layer.line(shoulder[0], shoulder[1] + 1, hand[0], hand[1] + 1, skin.arm);
  layer.rect(hand[0], hand[1], 2, 2, skin.hand);
  frame.stamp(layer.outlined('k'), 0, 0);
}

/** The trail of a weapon swing: a crescent in front of the figure, then only its end. */
function placeSwing(frame: PixelGrid, { effect }: Pose, [outer, inner]: [Ink, Ink]): void {
  const [from, to] = effect === 'swing' ? [-1.3, 0.5] : [0, 0.7];
  for (let angle = from; angle < to; angle += 0.03) {
    const share = (angle - from) / (to - from);
    const thick = effect === 'swing' ? 4.5 * Math.sin(share * Math.PI * 0.9) : 2 * share;
    for (let radius = 11.6 - thick; radius <= 11.6; radius += 0.4) {
      frame.set(11 + Math.cos(angle) * radius, 14 + Math.sin(angle) * radius, radius > 10.2 ? outer : inner);
    }
  }
}

export function drawFigure(skin: Skin, pose: Pose): PixelGrid {
  const frame = new PixelGrid(FRAME, FRAME);
  const [bodyX, bodyY] = pose.body ?? [0, 0];
  const [headX, headY] = pose.head ?? [0, 0];
  const thick = skin.thinLegs ? 1 : 2;
  const hip: Point = [HIP[0] + bodyX, HIP[1] + Math.max(bodyY, -2)];
  const neck: Point = [hip[0] + headX, hip[1] - 5 + headY];
  const shoulder: Point = [SHOULDER[0] + bodyX, SHOULDER[1] + bodyY];
  const hand: Point = [shoulder[0] + pose.hand[0], shoulder[1] + pose.hand[1]];
  const weapon = skin.weapon[pose.weapon];
  if (pose.weapon === 'behind') placePart(frame, weapon, hand);
  placeLeg(frame, [hip[0] - 1, hip[1]], pose.back, { leg: skin.backLeg, boot: skin.boot }, thick);
  placeLeg(frame, [hip[0] + 1, hip[1]], pose.front, skin, thick);
  placePart(frame, skin.torso, hip);
  if (skin.behind) placePart(frame, skin.behind, neck);
  placePart(frame, skin.head, neck);
  if (pose.effect && skin.swing) placeSwing(frame, pose, skin.swing);
  if (pose.weapon !== 'behind') placePart(frame, weapon, hand);
  placeArm(frame, shoulder, hand, skin);
  return frame;
}
