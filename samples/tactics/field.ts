import * as ex from 'excalibur';
import { Banner } from '../shared/banner';
import { onConfirm } from '../shared/confirm';
import { PixelText } from '../shared/pixelText';
import { createBoard, Marks } from './board';
import { CELL, cellToPos, Fighter } from './fighter';
import { resources } from './resources';
import * as rules from './rules';
import { thinkOrder } from './think';

const REACH = ex.Color.fromRGB(33, 133, 208, 0.5);
const TARGET = ex.Color.fromRGB(229, 72, 77, 0.65);
const CHOSEN = ex.Color.fromRGB(255, 214, 106, 0.7);

/** Turns taps and keys into orders, and orders into something to watch. */
export class Field extends ex.Scene {
  battle: rules.Battle = rules.startBattle();
  mode: 'title' | 'choosing' | 'busy' | 'over' = 'title';
  chosenId: number | null = null;
  cursor: rules.Cell = { x: 2, y: 2 };

  private fighters = new Map<number, Fighter>();
  private readonly marks = new Marks(this);
  private readonly frame = new ex.Actor({ z: 20, pos: cellToPos(this.cursor) });
  private readonly line = new PixelText({ pos: ex.vec(6, 181), align: 'left' });
  private readonly banner = new Banner({ width: 240, y: 84 });

  override onInitialize(): void {
    for (const part of createBoard()) this.add(part);
    this.frame.graphics.use(
      new ex.Rectangle({
        width: CELL,
        height: CELL,
        color: ex.Color.Transparent,
        strokeColor: ex.Color.White,
        lineWidth: 2,
      }),
    );
    for (const part of [this.frame, this.line, this.banner]) this.add(part);
    this.addFighters();
    this.banner.show('TACTICS', 'Press Space or tap to start');
    onConfirm(this, () => this.confirm());
    this.input.keyboard.on('press', ({ key }) => this.press(key));
    this.input.pointers.on('down', ({ worldPos }) => this.tap(worldPos));
  }

  /** Starting and starting again; in between, Space chooses what is under the cursor. */
  private confirm(): void {
    if (this.mode !== 'title' && this.mode !== 'over') return;
    this.battle = rules.startBattle();
    this.addFighters();
    this.banner.hide();
    this.frame.graphics.isVisible = true;
    // The press that starts the game must not also choose a fighter.
    this.mode = 'busy';
    this.engine.clock.schedule(() => this.takeOrders(), 50);
  }

  private press(key: ex.Keys): void {
    if (this.mode !== 'choosing') return;
    const { x, y } = this.cursor;
    if (key === ex.Keys.Left) this.moveCursor({ x: x - 1, y });
    else if (key === ex.Keys.Right) this.moveCursor({ x: x + 1, y });
    else if (key === ex.Keys.Up) this.moveCursor({ x, y: y - 1 });
    else if (key === ex.Keys.Down) this.moveCursor({ x, y: y + 1 });
    else if (key === ex.Keys.Space || key === ex.Keys.Enter) this.choose(this.cursor);
    else if (key === ex.Keys.X) this.unchoose();
    else if (key === ex.Keys.E || key === ex.Keys.C) void this.endTurn();
  }

  private tap(pos: ex.Vector): void {
    if (this.mode !== 'choosing') return;
    const cell = { x: Math.floor(pos.x / CELL), y: Math.floor(pos.y / CELL) };
    if (cell.y >= rules.ROWS) return void this.endTurn();
    this.moveCursor(cell);
    this.choose(cell);
  }

  private moveCursor({ x, y }: rules.Cell): void {
    this.cursor = {
      x: ex.clamp(x, 0, rules.COLUMNS - 1),
      y: ex.clamp(y, 0, rules.ROWS - 1),
    };
    this.frame.pos = cellToPos(this.cursor);
  }

  private get chosen(): rules.Unit | undefined {
    return this.battle.units.find(({ id }) => id === this.chosenId);
  }

  private choose(cell: rules.Cell): void {
    const { chosen } = this;
    const there = rules.unitAt(this.battle, cell);
    if (there?.side === 'player') return this.chooseUnit(there);
    if (!chosen) return;
    if (there) void this.strike(chosen, there);
    else void this.walk(chosen, cell);
  }

  private chooseUnit({ id }: rules.Unit): void {
    this.chosenId = id;
    void resources.selectSound.play(0.4);
    this.showMarks();
  }

  private unchoose(): void {
    this.chosenId = null;
    this.showMarks();
  }

  private async walk(unit: rules.Unit, cell: rules.Cell): Promise<void> {
    const way = rules
      .findWays(this.battle, unit)
      .find((candidate) => rules.isSameCell(candidate.at(-1)!, cell));
    if (!way || way.length < 2) return this.unchoose();
    this.mode = 'busy';
    this.battle = rules.move(this.battle, unit, cell);
    await this.fighters.get(unit.id)!.walk(way);
    this.takeOrders();
  }

  private async strike(unit: rules.Unit, target: rules.Unit): Promise<void> {
    const after = rules.strike(this.battle, unit, target);
    if (after === this.battle) return;
    this.mode = 'busy';
    await this.showStrike(unit, target, after);
    this.chosenId = null;
    if (!this.checkEnd()) this.takeOrders();
  }

  private async showStrike(
    unit: rules.Unit,
    target: rules.Unit,
    after: rules.Battle,
  ): Promise<void> {
    const fighter = this.fighters.get(target.id)!;
    this.marks.clear();
    await this.fighters.get(unit.id)!.strike(fighter);
    this.battle = after;
    const health = after.units.find(({ id }) => id === target.id)?.health ?? 0;
    fighter.showHealth(health);
    if (health <= 0) await fighter.fall();
  }

  private takeOrders(): void {
    this.mode = 'choosing';
    this.line.text = `Turn ${this.battle.turn}: your orders   [E] End`;
    this.showMarks();
    const mine = this.battle.units.filter(({ side }) => side === 'player');
    const isDone = (unit: rules.Unit) =>
      unit.hasMoved && !rules.findTargets(this.battle, unit).length;
    for (const unit of mine) this.fighters.get(unit.id)!.showDone(isDone(unit));
    if (mine.every(isDone)) void this.endTurn();
  }

  private async endTurn(): Promise<void> {
    this.mode = 'busy';
    this.unchoose();
    this.battle = rules.endTurn(this.battle);
    this.line.text = 'The enemy moves...';
    for (let order = thinkOrder(this.battle); order; order = thinkOrder(this.battle)) {
      await this.obey(order);
      if (this.checkEnd()) return;
    }
    this.battle = rules.endTurn(this.battle);
    this.takeOrders();
  }

  private async obey({
    unit,
    to,
    target,
  }: NonNullable<ReturnType<typeof thinkOrder>>): Promise<void> {
    const way = rules
      .findWays(this.battle, unit)
      .find((candidate) => rules.isSameCell(candidate.at(-1)!, to))!;
    this.battle = rules.move(this.battle, unit, to);
    await this.fighters.get(unit.id)!.walk(way);
    const moved = this.battle.units.find(({ id }) => id === unit.id)!;
    if (target)
      await this.showStrike(moved, target, rules.strike(this.battle, moved, target));
    // Also who stayed where it was has had its order.
    this.battle = {
      ...this.battle,
      units: this.battle.units.map((other) =>
        other.id === unit.id ? { ...other, hasMoved: true } : other,
      ),
    };
  }

  private checkEnd(): boolean {
    const { phase, turn } = this.battle;
    if (phase !== 'won' && phase !== 'lost') return false;
    this.mode = 'over';
    this.marks.clear();
    this.line.text = '';
    this.banner.show(
      phase === 'won' ? 'VICTORY!' : 'DEFEAT',
      `After ${turn} turns - Space or tap`,
    );
    void (phase === 'won' ? resources.winSound : resources.failSound).play(0.5);
    return true;
  }

  private showMarks(): void {
    this.marks.clear();
    const { chosen } = this;
    if (!chosen) return;
    this.marks.show(
      rules
        .findWays(this.battle, chosen)
        .slice(1)
        .map((way) => way.at(-1)!),
      REACH,
    );
    this.marks.show(rules.findTargets(this.battle, chosen), TARGET);
    this.marks.show([chosen], CHOSEN);
  }

  private addFighters(): void {
    for (const fighter of this.fighters.values()) fighter.kill();
    this.fighters = new Map(
      this.battle.units.map((unit) => [unit.id, new Fighter(unit)]),
    );
    for (const fighter of this.fighters.values()) this.add(fighter);
  }
}
