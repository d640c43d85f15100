import * as ex from 'excalibur';
import { createPoses } from '../shared/character';
import { Bubble } from './interface';
import { resources } from './resources';
import type { Guest } from './rules';

const WALK_SPEED = 90;
const HEAD = ex.vec(0, -34);
export const GROUND_Y = 150;
const placeToX = (place: number): number => 150 + place * 62;

/** A guest with its bubble: the actor is the engine's, the bubble is HTML that follows it. */
export class GuestActor extends ex.Actor {
  private readonly poses;
  private readonly bubble: Bubble;

  constructor({ face, wish }: Guest) {
    super({ pos: ex.vec(350, GROUND_Y - 20), scale: ex.vec(2, 2), z: 5 });
    this.poses = createPoses(resources[face]);
    this.bubble = new Bubble(wish);
    this.graphics.use(this.poses.run);
    this.graphics.flipHorizontal = true;
  }

  override onPostUpdate(engine: ex.Engine): void {
    // From a place in the game to a place on the page: this is all it takes to pin HTML to an actor.
    this.bubble.moveTo(engine.screen.worldToPageCoordinates(this.pos.add(HEAD)));
  }

  goTo(place: number): void {
    this.actions.clearActions();
    this.graphics.use(this.poses.run);
    this.actions.moveTo(ex.vec(placeToX(place), this.pos.y), WALK_SPEED);
    this.actions.callMethod(() => void this.graphics.use(this.poses.idle));
  }

  showPatience(share: number): void {
    this.bubble.showPatience(share);
  }

  /** Happy guests hop away, others turn round. */
  leave(isHappy: boolean): void {
    this.bubble.remove();
    this.actions.clearActions();
    this.graphics.use(isHappy ? this.poses.jump : this.poses.run);
    this.graphics.flipHorizontal = false;
    if (isHappy) this.actions.moveBy(0, -22, 160).moveBy(0, 22, 160);
    this.actions.moveTo(ex.vec(360, this.pos.y), WALK_SPEED * 1.6).die();
  }
}
