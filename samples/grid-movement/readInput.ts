import * as ex from 'excalibur';
import type { Direction } from './rules';

const KEYS: Readonly<Partial<Record<ex.Keys, Direction>>> = {
  [ex.Keys.Left]: 'left',
  [ex.Keys.A]: 'left',
  [ex.Keys.Right]: 'right',
  [ex.Keys.D]: 'right',
  [ex.Keys.Up]: 'up',
  [ex.Keys.W]: 'up',
  [ex.Keys.Down]: 'down',
  [ex.Keys.S]: 'down',
};

const SWIPE_PIXELS = 12;

/** Calls back for every step the player wants: a key, or a swipe of finger or mouse. */
export function onStep(scene: ex.Scene, action: (direction: Direction) => void): void {
  let from: ex.Vector | null = null;
  scene.input.keyboard.on('press', ({ key }) => {
    const direction = KEYS[key];
    if (direction) action(direction);
  });
  scene.input.pointers.on('down', ({ worldPos }) => (from = worldPos));
  scene.input.pointers.on('up', () => (from = null));
  scene.input.pointers.on('move', ({ worldPos }) => {
    const way = from && worldPos.sub(from);
    if (!way || way.magnitude < SWIPE_PIXELS) return;
    // A long drag is several steps.
    from = worldPos;
    action(toDirection(way));
  });
}

function toDirection({ x, y }: ex.Vector): Direction {
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'left' : 'right';
  return y < 0 ? 'up' : 'down';
}
