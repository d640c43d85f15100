import * as ex from 'excalibur';
import { createBestScore } from '../shared/bestScore';
import { onConfirm } from '../shared/confirm';
import { Board } from './board';
import { HeldKeys } from './heldKeys';
import { resources } from './resources';
import * as rules from './rules';
import { readShown, show } from './store';

const END_PAUSE_MS = 700;

/** The well: lets blocks fall in time and turns keys into moves. */
export class Well extends ex.Scene {
  private readonly best = createBestScore('falling-blocks.best');
  private readonly held = new HeldKeys();
  private games = 0;
  private fallMs = 0;
  private canStart = true;

  override onInitialize(): void {
    this.add(new Board(() => this.round));
    onConfirm(this, () => this.start());
    this.input.keyboard.on('press', ({ key }) => this.press(key));
  }

  override onPreUpdate(engine: ex.Engine, elapsedMs: number): void {
    if (this.round.phase !== 'playing') return;
    for (const key of this.held.repeats(engine.input.keyboard, elapsedMs)) this.act(key);
    this.fallMs += elapsedMs;
    if (this.fallMs < rules.fallMsOf(this.round)) return;
    this.fallMs = 0;
    this.change(rules.fall(this.round));
  }

  get round(): rules.Round {
    return readShown().round;
  }

  private start(): void {
    if (this.round.phase === 'playing' || !this.canStart) return;
    this.games++;
    this.change(rules.startRound(this.games));
  }

  private press(key: ex.Keys): void {
    if (this.round.phase !== 'playing') return;
    this.held.press(key);
    this.act(key);
  }

  private act(key: ex.Keys): void {
    const { round } = this;
    if (key === ex.Keys.Left) this.change(rules.move(round, -1));
    else if (key === ex.Keys.Right) this.change(rules.move(round, 1));
    else if (key === ex.Keys.Up) this.change(rules.turn(round));
    else if (key === ex.Keys.Down) this.change(rules.fall(round));
    else if (key === ex.Keys.Space) this.change(rules.drop(round));
    else if (key === ex.Keys.C) this.change(rules.keep(round));
  }

  private change(round: rules.Round): void {
    const before = this.round;
    if (round === before) return;
    this.playSound(before, round);
    if (round.phase === 'lost') this.end(round);
    show({ round, best: this.best.value });
  }

  private end(round: rules.Round): void {
    this.best.submit(round.score);
    this.canStart = false;
    this.engine.clock.schedule(() => (this.canStart = true), END_PAUSE_MS);
  }

  private playSound(before: rules.Round, after: rules.Round): void {
    if (after.phase === 'lost') void resources.failSound.play(0.5);
    else if (after.lines > before.lines) void resources.lineSound.play(0.5);
    else if (after.board !== before.board) void resources.landSound.play(0.4);
    else void resources.moveSound.play(0.2);
  }
}
