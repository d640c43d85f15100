import * as ex from 'excalibur';
import { Banner } from '../shared/banner';
import { createBestScore } from '../shared/bestScore';
import { onConfirm } from '../shared/confirm';
import { WIDTH } from './config';
import { Enemy } from './enemy';
import { Hud } from './hud';
import { resources } from './resources';
import * as rules from './rules';
import { Ship } from './ship';
import { Shot } from './shot';
import { createStars } from './stars';

/** One number decides all chance of a run: the same seed brings the same run. */
const SEED = 7;
const END_PAUSE_MS = 900;
const PARADE_Y = 180;

export class Battlefield extends ex.Scene {
  battle: rules.Battle = { ...rules.startBattle(), phase: 'title' };
  readonly ship = new Ship(this);

  private readonly random = new ex.Random(SEED);
  private readonly best = createBestScore('shoot-em-up.best');
  private readonly hud = new Hud();
  private readonly banner = new Banner({ width: WIDTH, y: 110, titleScale: 2 });
  private wave = 0;
  private waitMs = 0;
  private canStart = true;

  override onInitialize(): void {
    for (const star of createStars(this.random)) this.add(star);
    this.add(this.ship);
    this.hud.addTo(this);
    this.add(this.banner);
    onConfirm(this, () => this.start());
    this.banner.show('STAR GUARD', 'Press Space or tap to start');
    this.hud.show(this.battle, this.best.value);
    this.showParade();
  }

  override onPreUpdate(_engine: ex.Engine, elapsedMs: number): void {
    if (this.battle.phase !== 'playing') return;
    this.waitMs -= elapsedMs;
    if (this.waitMs > 0) return;
    const { kind, count } = rules.waveAt(this.wave);
    for (const x of rules.entryPoints(count, WIDTH)) {
      this.add(new Enemy(this, kind, x + this.random.integer(-8, 8)));
    }
    this.wave++;
    this.waitMs = rules.waveAt(this.wave).delayMs;
  }

  shotDown(enemy: Enemy): void {
    enemy.burst();
    void resources.explosionSound.play(0.25);
    if (this.battle.phase === 'playing')
      this.change(rules.destroyEnemy(this.battle, enemy.kind));
  }

  rammed(enemy: Enemy): void {
    enemy.burst();
    this.shipHit();
  }

  shipHit(): void {
    if (this.battle.phase !== 'playing' || this.ship.isSafe) return;
    this.ship.hurt();
    this.camera.shake(4, 4, 220);
    this.change(rules.takeHit(this.battle));
    if (this.battle.shields === 0) this.end();
    else void resources.hurtSound.play(0.5);
  }

  private start(): void {
    if (this.battle.phase === 'playing' || !this.canStart) return;
    this.clearSky();
    this.ship.reset();
    this.wave = 0;
    this.waitMs = rules.waveAt(0).delayMs;
    this.banner.hide();
    this.change(rules.startBattle());
    if (!resources.music.isPlaying()) {
      resources.music.loop = true;
      void resources.music.play(0.25);
    }
  }

  private end(): void {
    const { score } = this.battle;
    const isBest = this.best.submit(score);
    this.hud.show(this.battle, this.best.value);
    this.ship.graphics.isVisible = false;
    this.banner.show(
      'GAME OVER',
      `${isBest ? 'New best' : 'Score'} ${score} - Space or tap`,
    );
    resources.music.stop();
    void resources.failSound.play(0.6);
    this.canStart = false;
    this.engine.clock.schedule(() => (this.canStart = true), END_PAUSE_MS);
  }

  private change(battle: rules.Battle): void {
    this.battle = battle;
    this.hud.show(battle, this.best.value);
  }

  /** The enemies show themselves below the title: each as old as it must be to have come that far. */
  private showParade(): void {
    const kinds = ['saucer', 'beetle', 'dart', 'meteor', 'saucer'] as const;
    for (const [index, x] of rules.entryPoints(kinds.length, WIDTH).entries()) {
      const kind = kinds[index]!;
      this.add(
        new Enemy(
          this,
          kind,
          x,
          ((PARADE_Y + (index % 2) * 30) / rules.ENEMIES[kind].speed) * 1000,
        ),
      );
    }
  }

  private clearSky(): void {
    for (const actor of this.actors) {
      if (actor instanceof Enemy || actor instanceof Shot) actor.kill();
    }
  }
}
