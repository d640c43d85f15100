import { Actor, Circle, Color, Keys, Sprite, vec, Vector } from 'excalibur';
import type { Engine, ImageSource } from 'excalibur';
import { createScenery, createSetting, loadPicture } from '../featureArt.ts';
import { STAGE, type FeatureScene } from '../featureScene.ts';

/** The keys on the picture and the frames of the card's loop that show them up and down. */
const KEYS = [
  { key: Keys.Up, x: 22, y: 6, down: 0, up: 2 },
  { key: Keys.Left, x: 6, y: 22, down: 2, up: 0 },
  { key: Keys.Down, x: 22, y: 22, down: 4, up: 0 },
  { key: Keys.Right, x: 38, y: 22, down: 6, up: 0 },
] as const;
const KEY_SIZE = { width: 14, height: 16 };
const PAD_BUTTONS = [
  { x: 85, y: 19, color: '#2185d0' },
  { x: 81, y: 23, color: '#4fb35a' },
  { x: 89, y: 23, color: '#f2685a' },
  { x: 85, y: 27, color: '#f5a524' },
] as const;
/** When nobody presses anything, the keys demonstrate what they do. */
const SHOW_AFTER_MS = 1500;
const SHOW_EACH_MS = 350;

function createKey(
  loop: ImageSource,
  { x, y, down, up }: (typeof KEYS)[number],
): { actor: Actor; press(isDown: boolean): void } {
  const toSprite = (frame: number) =>
    new Sprite({ image: loop, sourceView: { x: frame * STAGE.width + x, y, ...KEY_SIZE } });
  const sprites = { up: toSprite(up), down: toSprite(down) };
  const actor = createScenery(sprites.up, x, y);
  return { actor, press: (isDown) => actor.graphics.use(isDown ? sprites.down : sprites.up) };
}

function createTrail(engine: Engine): Actor {
  const trail = new Actor({ pos: vec(-20, -20), z: 3 });
  const ring = new Circle({ radius: 4, color: Color.Transparent, strokeColor: Color.fromHex('#ffdf6b'), lineWidth: 2 });
  trail.graphics.use(ring);
  engine.input.pointers.primary.on('move', ({ worldPos }) => (trail.pos = worldPos));
  engine.input.pointers.primary.on('down', () => {
    trail.actions.scaleTo({ scale: vec(2, 2), duration: 90 }).scaleTo({ scale: Vector.One, duration: 160 });
  });
  return trail;
}

/** Keys, gamepad and pointer as the engine sees them, each frame. */
export const featureScene: FeatureScene = {
  async create(engine) {
    const [scene, loop] = await Promise.all([createSetting('input'), loadPicture('/img/features/input.webp')]);
    const keys = KEYS.map((plan) => ({ key: plan.key, ...createKey(loop, plan) }));
    const buttons = PAD_BUTTONS.map(({ x, y, color }) => {
      const button = new Actor({ x: x + 0.5, y: y + 0.5, width: 3, height: 3, color: Color.fromHex(color) });
      scene.add(button);
      return button;
    });
    for (const { actor } of keys) scene.add(actor);
    scene.add(createTrail(engine));
    const { keyboard, gamepads } = engine.input;
    gamepads.enabled = true;
    let restMs = SHOW_AFTER_MS;
    scene.on('preupdate', ({ elapsed }) => {
      restMs = keyboard.getKeys().length > 0 ? 0 : restMs + elapsed;
      const shown = restMs < SHOW_AFTER_MS ? -1 : Math.floor(restMs / SHOW_EACH_MS) % KEYS.length;
      keys.forEach(({ key, press }, index) => press(keyboard.isHeld(key) || shown === index));
      buttons.forEach((button, index) => {
        const isDown = gamepads.at(0).isButtonHeld([3, 2, 1, 0][index]!) || shown === index;
        button.scale = isDown ? vec(1.8, 1.8) : Vector.One;
      });
    });
    return scene;
  },
};
