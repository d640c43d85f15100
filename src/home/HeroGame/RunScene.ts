import { Scene, vec } from 'excalibur';
import type { Collider } from 'excalibur';
import type { Backdrop } from './Backdrop.ts';
import type { HeroImages, HeroSounds } from './heroArt.ts';
import { Knight } from './Knight.ts';
import { isStomp, nextGapPx, RULES, scoreToSpeed } from './rules.ts';
import { Coin, Slime } from './Runner.ts';

const SPAWN_X = RULES.width + 24;
const COIN_HEIGHTS = [30, 44, 52] as const;

interface Events {
  onScore(score: number): void;
  onLost(score: number): void;
}

/** One run: slimes come, coins hang in the air, and it ends at the first slime met from the side. */
export class RunScene extends Scene {
  readonly knight: Knight;
  sounds: HeroSounds | undefined;
  isOver = false;
  readonly #images: HeroImages;
  readonly #backdrop: Backdrop;
  readonly #events: Events;
  #score = 0;
  #untilSpawnPx = 0;

  constructor(images: HeroImages, backdrop: Backdrop, events: Events) {
    super();
    this.#images = images;
    this.#backdrop = backdrop;
    this.#events = events;
    this.knight = new Knight(images);
    for (const layer of backdrop.layers) this.add(layer);
    this.add(this.knight);
    this.knight.on('collisionstart', ({ other }) => this.#meet(other));
    this.reset();
  }

  reset(): void {
    for (const actor of this.actors) if (actor instanceof Slime || actor instanceof Coin) actor.kill();
    this.isOver = false;
    this.#score = 0;
    this.#untilSpawnPx = RULES.width * 0.4;
    this.knight.reset();
    this.#events.onScore(0);
  }

  get #speed(): number {
    return this.isOver ? 0 : scoreToSpeed(this.#score);
  }

  override onPreUpdate(_engine: unknown, elapsedMs: number): void {
    const speed = this.#speed;
    this.#backdrop.setSpeed(speed);
    for (const actor of this.actors) {
      if (!(actor instanceof Slime || actor instanceof Coin)) continue;
      actor.vel.x = -speed;
      if (actor instanceof Slime && !actor.isPassed && actor.pos.x < RULES.knightX - 14) this.#pass(actor);
    }
    this.#untilSpawnPx -= (speed * elapsedMs) / 1000;
    if (this.#untilSpawnPx <= 0) this.#spawn(speed);
  }

  #spawn(speed: number): void {
    this.#untilSpawnPx += nextGapPx(speed, Math.random());
    this.add(new Slime(SPAWN_X, Math.random() < 0.3 ? this.#images.blueSlime : this.#images.slime));
    if (Math.random() < 0.4) return;
    // Three coins along the arc of the jump over the slime.
    COIN_HEIGHTS.forEach((height, index) => {
      const pos = vec(SPAWN_X + (index - 1) * 18, RULES.groundTop - height + (index === 2 ? 16 : 0));
      this.add(new Coin(pos, this.#images.coin));
    });
  }

  #meet(other: Collider): void {
    if (this.isOver) return;
    const { owner } = other;
    if (owner instanceof Coin) this.#take(owner);
    if (owner instanceof Slime) this.#touch(owner);
  }

  #take(coin: Coin): void {
    coin.take();
    void this.sounds?.coin.play();
    this.#addPoint();
  }

  #touch(slime: Slime): void {
    const top = slime.pos.y - Slime.heightPx;
    if (!isStomp(this.knight.vel.y, this.knight.pos.y, top, Slime.heightPx)) return this.#lose();
    slime.isPassed = true;
    slime.squash();
    this.knight.bounce();
    void this.sounds?.jump.play();
    this.#addPoint();
  }

  #pass(slime: Slime): void {
    slime.isPassed = true;
    if (!this.isOver) this.#addPoint();
  }

  #addPoint(): void {
    this.#score += 1;
    this.#events.onScore(this.#score);
  }

  #lose(): void {
    this.isOver = true;
    this.knight.hurt();
    void this.sounds?.hurt.play();
    this.#events.onLost(this.#score);
  }
}
