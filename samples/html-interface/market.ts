import * as ex from 'excalibur';
import { createBestScore } from '../shared/bestScore';
import { createPoses } from '../shared/character';
import { onConfirm } from '../shared/confirm';
import { GROUND_Y, GuestActor } from './guestActor';
import { Interface } from './interface';
import { resources } from './resources';
import * as rules from './rules';
import { addScenery } from './scenery';

const KEYS: Readonly<Partial<Record<ex.Keys, rules.Potion>>> = {
  [ex.Keys.Key1]: 'red',
  [ex.Keys.Left]: 'red',
  [ex.Keys.Key2]: 'blue',
  [ex.Keys.Up]: 'blue',
  [ex.Keys.Key3]: 'green',
  [ex.Keys.Right]: 'green',
};
const END_PAUSE_MS = 700;

/** The stall: time passes in the rules, and actors and HTML follow what they say. */
export class Market extends ex.Scene {
  stall: rules.Stall = { ...rules.openStall(), phase: 'title' };

  private readonly best = createBestScore('html-interface.best');
  private readonly interface = new Interface((potion) => this.serve(potion));
  private readonly guests = new Map<number, GuestActor>();
  private readonly mage = new ex.Actor({
    pos: ex.vec(58, GROUND_Y - 20),
    scale: ex.vec(2, 2),
    z: 5,
  });
  private readonly poses = createPoses(resources.mage);
  private canOpen = true;

  override onInitialize(): void {
    addScenery(this);
    this.mage.graphics.use(this.poses.idle);
    this.add(this.mage);
    this.interface.show(this.stall, this.best.value);
    this.interface.say('Potion stall', 'Press Space or tap to open');
    onConfirm(this, () => this.open());
    this.input.keyboard.on('press', ({ key }) => {
      const potion = KEYS[key];
      if (potion) this.serve(potion);
    });
  }

  override onPreUpdate(_engine: ex.Engine, elapsedMs: number): void {
    if (this.stall.phase !== 'open') return;
    this.change(rules.wait(this.stall, elapsedMs), false);
    const patience = rules.patienceMs(this.stall);
    for (const { id, waitedMs } of this.stall.queue)
      this.guests.get(id)?.showPatience(1 - waitedMs / patience);
  }

  private open(): void {
    if (this.stall.phase === 'open' || !this.canOpen) return;
    this.interface.say('', '');
    void resources.doorSound.play(0.5);
    this.change(rules.openStall(), false);
  }

  private serve(potion: rules.Potion): void {
    const after = rules.serve(this.stall, potion);
    if (after === this.stall) return;
    const isRight = after.coins > this.stall.coins;
    void (isRight ? resources.coinSound : resources.wrongSound).play(0.5);
    this.poses.attack.reset();
    this.mage.graphics.use(this.poses.attack);
    this.engine.clock.schedule(() => void this.mage.graphics.use(this.poses.idle), 400);
    this.change(after, isRight);
  }

  private change(stall: rules.Stall, isHappy: boolean): void {
    const before = this.stall;
    this.stall = stall;
    if (stall.queue.length !== before.queue.length || stall.nextId !== before.nextId)
      this.showQueue(isHappy);
    if (stall.coins !== before.coins || stall.hearts !== before.hearts) {
      this.interface.show(stall, this.best.value);
    }
    if (stall.phase === 'closed') this.close();
  }

  private showQueue(isHappy: boolean): void {
    const waiting = new Set(this.stall.queue.map(({ id }) => id));
    for (const [id, guest] of this.guests) {
      if (waiting.has(id)) continue;
      guest.leave(isHappy);
      this.guests.delete(id);
    }
    this.stall.queue.forEach((guest, place) => {
      const actor = this.guests.get(guest.id) ?? new GuestActor(guest);
      if (!this.guests.has(guest.id)) this.add(actor);
      this.guests.set(guest.id, actor);
      actor.goTo(place);
    });
  }

  private close(): void {
    const { coins, served } = this.stall;
    const isBest = this.best.submit(coins);
    for (const guest of this.guests.values()) guest.leave(false);
    this.guests.clear();
    this.interface.show(this.stall, this.best.value);
    this.interface.say(
      'Closed',
      `${served} served, ${coins} coins${isBest ? ': a new best' : ''}. Space or tap to open again`,
    );
    void resources.failSound.play(0.5);
    this.canOpen = false;
    this.engine.clock.schedule(() => (this.canOpen = true), END_PAUSE_MS);
  }
}
