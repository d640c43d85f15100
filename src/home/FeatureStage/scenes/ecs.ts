import { Actor, Color, Component, System, SystemType, vec, Vector } from 'excalibur';
import type { ComponentCtor, ExcaliburGraphicsContext, Query, World } from 'excalibur';
import { createMove, createSetting, loadPicture } from '../featureArt.ts';
import type { FeatureScene } from '../featureScene.ts';

const HOME = vec(49, 38);
const SWAP_MS = 900;
const CHIP = { width: 14, height: 13 };

class Hops extends Component {}
class Leans extends Component {}
class Blushes extends Component {}
class Grows extends Component {}

/** What each component does to its owner at a given time. Without the component the owner is as before. */
const EFFECTS: {
  type: ComponentCtor<Component>;
  color: string;
  x: number;
  y: number;
  apply(actor: Actor, timeS: number): void;
}[] = [
  {
    type: Hops,
    color: '#f2685a',
    x: 9,
    y: 8,
    apply: (actor, t) => (actor.pos.y = HOME.y - Math.abs(Math.sin(t * 5)) * 5),
  },
  { type: Leans, color: '#f5a524', x: 9, y: 28, apply: (actor, t) => (actor.rotation = Math.sin(t * 4) * 0.25) },
  {
    type: Blushes,
    color: '#4fb35a',
    x: 73,
    y: 8,
    apply: (actor, t) => (actor.graphics.opacity = 0.7 + Math.sin(t * 6) * 0.3),
  },
  {
    type: Grows,
    color: '#b07ad0',
    x: 73,
    y: 28,
    apply: (actor, t) => (actor.scale = vec(1, 1).scale(0.9 + Math.sin(t * 3) * 0.15)),
  },
];

/** One system per component. Every frame it queries the entities that have it. */
function createSystem(world: World, { type, apply }: (typeof EFFECTS)[number]): System {
  class EffectSystem extends System {
    systemType = SystemType.Update;
    readonly #query: Query<ComponentCtor<Component>> = world.query([type]);
    #timeS = 0;
    update(elapsedMs: number): void {
      this.#timeS += elapsedMs / 1000;
      for (const entity of this.#query.entities) if (entity instanceof Actor) apply(entity, this.#timeS);
    }
  }
  return new EffectSystem();
}

function drawChips(context: ExcaliburGraphicsContext, knight: Actor): void {
  for (const { type, color, x, y } of EFFECTS) {
    const isOn = knight.has(type);
    const [left, ink] = [isOn ? x + (x < 48 ? 4 : -4) : x, Color.fromHex(isOn ? color : '#9fb3c1')];
    context.drawRectangle(vec(left, y), CHIP.width, CHIP.height, Color.fromHex('#041e2f'));
    context.drawRectangle(vec(left + 1, y + 1), CHIP.width - 2, CHIP.height - 2, ink);
    context.drawRectangle(vec(left + 3, y + 4), 8, 1, Color.White);
    context.drawRectangle(vec(left + 3, y + 7), 5, 1, Color.White);
  }
}

/** An entity that gains and loses components over time, and when a chip is pressed. */
export const featureScene: FeatureScene = {
  async create(engine) {
    const [scene, image] = await Promise.all([createSetting('ecs'), loadPicture('/kit/characters/knight.png')]);
    const knight = new Actor({ pos: HOME, anchor: vec(0.5, 1) });
    knight.graphics.use(createMove(image, 'idle'));
    const toggle = ({ type: Type }: (typeof EFFECTS)[number]) => {
      if (!knight.has(Type)) return void knight.addComponent(new Type());
      knight.removeComponent(Type);
      Object.assign(knight, { pos: HOME.clone(), rotation: 0, scale: Vector.One });
      knight.graphics.opacity = 1;
    };
    for (const effect of EFFECTS) scene.world.add(createSystem(scene.world, effect));
    const chips = new Actor({ anchor: Vector.Zero, z: 1 });
    chips.graphics.onPostDraw = (context) => drawChips(context, knight);
    let [untilSwapMs, next] = [SWAP_MS, 0];
    chips.on('preupdate', ({ elapsed }) => {
      untilSwapMs -= elapsed;
      if (untilSwapMs > 0) return;
      untilSwapMs = SWAP_MS;
      toggle(EFFECTS[next++ % EFFECTS.length]!);
    });
    engine.input.pointers.primary.on('down', ({ worldPos }) => {
      untilSwapMs = SWAP_MS * 3;
      toggle([...EFFECTS].sort((a, b) => vec(a.x, a.y).distance(worldPos) - vec(b.x, b.y).distance(worldPos))[0]!);
    });
    toggle(EFFECTS[0]!);
    for (const actor of [knight, chips]) scene.add(actor);
    return scene;
  },
};
