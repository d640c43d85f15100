import * as ex from 'excalibur';
import { Banner } from '../shared/banner';
import { createBestScore } from '../shared/bestScore';
import { onConfirm } from '../shared/confirm';
import { TILE } from '../shared/tiles';
import { Hud } from './hud';
import { Knight } from './knight';
import { findAll, isSolid, parsePlan, patrolRange } from './level';
import { PLAN } from './plan';
import { resources } from './resources';
import * as rules from './run';
import { createBackdrop, createTileMap } from './scenery';
import { Coin, placeToPos, Slime, Spikes, Treasure } from './things';

const plan = parsePlan(PLAN);
const WIDTH = plan.columns * TILE;
const HEIGHT = plan.rows * TILE;
const START = placeToPos(findAll(plan, 'K')[0]!).add(ex.vec(0, -3));
/** A press in the fright of the end must not start the next run. */
const END_PAUSE_MS = 700;

/** The scene: puts the plan on the screen and tells the rules what happens to the knight. */
export class Wood extends ex.Scene {
  run: rules.Run = { ...rules.startRun(), phase: 'title' };

  private readonly best = createBestScore('platformer.best');
  private readonly hud = new Hud();
  private readonly banner = new Banner({ width: 320, y: 70 });
  private readonly knight = new Knight(START);
  private things: ex.Actor[] = [];
  private canStart = true;

  override onInitialize(): void {
    for (const layer of createBackdrop()) this.add(layer);
    this.add(createTileMap(plan));
    this.add(this.knight);
    this.hud.addTo(this);
    this.add(this.banner);
    this.knight.on('collisionstart', ({ other }) => this.meet(other.owner as ex.Actor));
    this.camera.strategy.elasticToActor(this.knight, 0.3, 0.4);
    this.camera.strategy.limitCameraBounds(new ex.BoundingBox(0, 0, WIDTH, HEIGHT));
    onConfirm(this, () => this.start());
    this.addThings();
    this.banner.show('WOODLAND RUN', 'Press Space or tap to start');
    this.hud.show(this.run, this.best.value);
  }

  override onPreUpdate(): void {
    if (this.run.phase !== 'playing') return;
    this.rememberSafePlace();
    if (this.knight.pos.y > HEIGHT + 3 * TILE) this.fallOut();
  }

  private start(): void {
    if (this.run.phase === 'playing' || !this.canStart) return;
    this.addThings();
    this.knight.placeAt(START);
    this.knight.lastSafe = START.clone();
    this.knight.isActive = true;
    this.banner.hide();
    this.change(rules.startRun());
  }

  private meet(other: ex.Actor): void {
    if (this.run.phase !== 'playing') return;
    if (other instanceof Coin) this.collect(other);
    else if (other instanceof Slime) this.meetSlime(other);
    else if (other instanceof Spikes) this.hurt(other);
    else if (other instanceof Treasure) this.win(other);
  }

  private collect(coin: Coin): void {
    coin.kill();
    void resources.coinSound.play(0.4);
    this.change(rules.collectCoin(this.run));
  }

  private meetSlime(slime: Slime): void {
    if (!this.knight.isAbove(slime.pos.y)) return this.hurt(slime);
    slime.squash();
    this.knight.bounce();
    void resources.stompSound.play(0.6);
    this.change(rules.stomp(this.run));
  }

  private hurt(by: ex.Actor): void {
    if (this.knight.isSafe) return;
    this.knight.hurt(by.pos.x);
    this.loseHeart();
  }

  private fallOut(): void {
    this.loseHeart();
    this.knight.placeAt(this.knight.lastSafe);
  }

  private loseHeart(): void {
    this.camera.shake(3, 3, 200);
    void resources.hurtSound.play(0.5);
    this.change(rules.loseHeart(this.run));
    if (this.run.hearts === 0) this.end('GAME OVER', resources.failSound);
  }

  private win(treasure: Treasure): void {
    treasure.open();
    this.change(rules.reachTreasure(this.run));
    this.end('TREASURE!', resources.winSound);
  }

  private end(title: string, sound: ex.Sound): void {
    const score = rules.runToScore(this.run);
    const isBest = this.best.submit(score);
    this.knight.isActive = false;
    this.hud.show(this.run, this.best.value);
    this.banner.show(title, `${isBest ? 'New best' : 'Score'} ${score} - Space or tap`);
    void sound.play(0.6);
    this.canStart = false;
    this.engine.clock.schedule(() => (this.canStart = true), END_PAUSE_MS);
  }

  private change(run: rules.Run): void {
    this.run = run;
    this.hud.show(run, this.best.value);
  }

  /** Firm ground with more of it on both sides: not the very edge of a pit. */
  private rememberSafePlace(): void {
    const column = Math.floor(this.knight.pos.x / TILE);
    const row = Math.floor((this.knight.pos.y + 11) / TILE);
    const isFirm = [-1, 0, 1].every((step) =>
      isSolid(plan, { column: column + step, row }),
    );
    if (isFirm && this.knight.vel.y >= 0 && !this.knight.isSafe) {
      this.knight.lastSafe = ex.vec((column + 0.5) * TILE, row * TILE - 11);
    }
  }

  private addThings(): void {
    for (const thing of this.things) thing.kill();
    this.things = [
      ...findAll(plan, 'o').map((place) => new Coin(place)),
      ...findAll(plan, 's').map((place) => new Slime(place, patrolRange(plan, place))),
      ...findAll(plan, '^').map((place) => new Spikes(place)),
      ...findAll(plan, 'X').map((place) => new Treasure(place)),
    ];
    for (const thing of this.things) this.add(thing);
  }
}
