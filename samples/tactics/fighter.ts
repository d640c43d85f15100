import * as ex from 'excalibur';
import { createPoses } from '../shared/character';
import { resources } from './resources';
import { type Cell, KINDS, type Unit } from './rules';

export const CELL = 24;
const WALK_SPEED = 90;
const BAR_WIDTH = 16;
const BAR_COLORS = {
  player: ex.Color.fromHex('#5cc46b'),
  enemy: ex.Color.fromHex('#e5484d'),
};

export const cellToPos = ({ x, y }: Cell): ex.Vector =>
  ex.vec((x + 0.5) * CELL, (y + 0.5) * CELL);

/** What is seen of a unit: its picture, its health, and how it walks and strikes. */
export class Fighter extends ex.Actor {
  private readonly poses;
  private readonly bar: ex.Rectangle;
  private readonly full: number;

  constructor({ kind, side, ...cell }: Unit) {
    super({ pos: cellToPos(cell), z: 10 });
    this.full = KINDS[kind].health;
    this.poses = createPoses(resources[kind]);
    this.graphics.use(this.poses.idle);
    this.graphics.flipHorizontal = side === 'enemy';
    this.graphics.offset = ex.vec(0, -3);
    this.bar = new ex.Rectangle({ width: BAR_WIDTH, height: 2, color: BAR_COLORS[side] });
    const back = new ex.Actor({
      pos: ex.vec(0, 10),
      width: BAR_WIDTH + 2,
      height: 4,
      color: ex.Color.fromHex('#041e2f'),
    });
    const front = new ex.Actor({
      pos: ex.vec(-BAR_WIDTH / 2, 10),
      anchor: ex.vec(0, 0.5),
      z: 1,
    });
    front.graphics.use(this.bar);
    this.addChild(back);
    this.addChild(front);
  }

  showHealth(health: number): void {
    this.bar.width = Math.max(1, (BAR_WIDTH * health) / this.full);
  }

  /** Who has done everything this turn is pale. */
  showDone(isDone: boolean): void {
    this.graphics.opacity = isDone ? 0.6 : 1;
  }

  async walk(way: readonly Cell[]): Promise<void> {
    this.graphics.use(this.poses.run);
    for (const cell of way.slice(1)) {
      const target = cellToPos(cell);
      if (target.x !== this.pos.x) this.graphics.flipHorizontal = target.x < this.pos.x;
      await this.actions.moveTo(target, WALK_SPEED).toPromise();
    }
    this.graphics.use(this.poses.idle);
  }

  async strike(target: Fighter): Promise<void> {
    const home = this.pos.clone();
    const lunge = home.add(target.pos.sub(home).normalize().scale(7));
    this.graphics.flipHorizontal = target.pos.x < home.x;
    this.poses.attack.reset();
    this.graphics.use(this.poses.attack);
    await this.actions.moveTo({ pos: lunge, duration: 90 }).toPromise();
    void resources.hitSound.play(0.5);
    target.flinch();
    await this.actions.moveTo({ pos: home, duration: 160 }).toPromise();
    this.graphics.use(this.poses.idle);
  }

  async fall(): Promise<void> {
    this.graphics.use(this.poses.hurt);
    await this.actions.fade(0, 350).toPromise();
    this.kill();
  }

  private flinch(): void {
    this.actions.flash(ex.Color.Red, 160);
  }
}
