import * as ex from 'excalibur';
import { Banner } from '../shared/banner';
import { createBestScore } from '../shared/bestScore';
import { onConfirm } from '../shared/confirm';
import { PixelText } from '../shared/pixelText';
import { Coin, Knight, Slime } from './inhabitants';
import { resources, village } from './resources';
import * as rules from './rules';

const END_PAUSE_MS = 700;
const MESSAGE_MS = 2200;

/** Reads the map's objects by their class and gives each its actor. */
export class Explorer extends ex.Scene {
  walk: rules.Walk = { ...rules.startWalk(0), phase: 'title' };

  private readonly best = createBestScore('tiled-explorer.best');
  private readonly line = new PixelText({ pos: ex.vec(8, 12), align: 'left' });
  private readonly message = new PixelText({ pos: ex.vec(128, 148) });
  private readonly banner = new Banner({ width: 256, y: 40 });
  private readonly start = this.placeOf('player');
  private readonly knight = new Knight(this.start);
  private things: ex.Actor[] = [];
  private canStart = true;

  override onInitialize(): void {
    village.addToScene(this);
    for (const actor of [this.knight, this.line, this.message, this.banner])
      this.add(actor);
    this.addSolids();
    this.addTriggers();
    this.addThings();
    this.followKnight();
    this.knight.on('collisionstart', ({ other }) => this.meet(other.owner as ex.Actor));
    this.banner.show('EXPLORER', 'Press Space or tap to start');
    onConfirm(this, () => this.begin());
    this.showLine();
  }

  override onPreUpdate(_engine: ex.Engine, elapsedMs: number): void {
    this.walk = rules.passTime(this.walk, elapsedMs);
  }

  private begin(): void {
    if (this.walk.phase === 'walking' || !this.canStart) return;
    this.addThings();
    this.knight.pos = this.start.clone();
    this.knight.isActive = true;
    this.banner.hide();
    this.change(rules.startWalk(village.getObjectsByClassName('coin').length));
    if (!resources.music.isPlaying()) {
      resources.music.loop = true;
      void resources.music.play(0.3);
    }
  }

  private meet(other: ex.Actor): void {
    if (this.walk.phase !== 'walking') return;
    if (other instanceof Coin) {
      other.kill();
      void resources.coinSound.play(0.5);
      this.change(rules.takeCoin(this.walk, other.value));
    } else if (other instanceof Slime && !this.knight.isSafe) {
      this.knight.hurt();
      void resources.hurtSound.play(0.5);
      this.change(rules.meetSlime(this.walk));
    }
  }

  private change(walk: rules.Walk): void {
    this.walk = walk;
    if (walk.phase === 'won') this.end('ALL FOUND!', resources.winSound);
    if (walk.phase === 'lost') this.end('OH NO!', resources.failSound);
    this.showLine();
  }

  private end(title: string, sound: ex.Sound): void {
    const score = rules.walkToScore(this.walk);
    this.best.submit(score);
    this.knight.isActive = false;
    this.banner.show(title, `Score ${score}, best ${this.best.value} - Space`);
    void sound.play(0.5);
    this.canStart = false;
    this.engine.clock.schedule(() => (this.canStart = true), END_PAUSE_MS);
  }

  private showLine(): void {
    const { hearts, purse, coinsLeft } = this.walk;
    this.line.text = `Hearts ${hearts}  Purse ${purse}  Left ${coinsLeft}`;
  }

  private placeOf(className: string): ex.Vector {
    const [object] = village.getObjectsByClassName(className);
    if (!object) throw new Error(`The map has no object of class "${className}".`);
    return ex.vec(object.x, object.y);
  }

  private addThings(): void {
    for (const thing of this.things) thing.kill();
    const numberOf = (properties: Map<string, unknown>, name: string) =>
      Number(properties.get(name) ?? 1);
    this.things = [
      ...village
        .getObjectsByClassName('coin')
        .map(
          ({ x, y, properties }) => new Coin(ex.vec(x, y), numberOf(properties, 'value')),
        ),
      ...village
        .getObjectsByClassName('slime')
        .map(
          ({ x, y, properties }) =>
            new Slime(ex.vec(x, y), numberOf(properties, 'speed')),
        ),
    ];
    for (const thing of this.things) this.add(thing);
  }

  /** A layer is solid when its author says so in Tiled, with a property. */
  private addSolids(): void {
    for (const layer of village.getTileLayers()) {
      if (!layer.properties.get('solid')) continue;
      for (const tile of layer.tilemap.tiles) tile.solid = tile.getGraphics().length > 0;
    }
  }

  /** Rectangles of class "trigger" say something when the knight walks in. */
  private addTriggers(): void {
    for (const { tiledObject, properties, x, y } of village.getObjectsByClassName(
      'trigger',
    )) {
      const { width = 16, height = 16 } = tiledObject;
      const trigger = new ex.Trigger({
        pos: ex.vec(x + width / 2, y + height / 2),
        width,
        height,
        filter: (entity) => entity === this.knight,
        action: () => this.say(String(properties.get('message') ?? '')),
      });
      this.add(trigger);
    }
  }

  private say(text: string): void {
    this.message.text = text.charAt(0).toUpperCase() + text.slice(1);
    this.engine.clock.schedule(() => (this.message.text = ''), MESSAGE_MS);
  }

  private followKnight(): void {
    const { width, height, tilewidth, tileheight } = village.map;
    this.camera.strategy.lockToActor(this.knight);
    this.camera.strategy.limitCameraBounds(
      new ex.BoundingBox(0, 0, width * tilewidth, height * tileheight),
    );
  }
}
