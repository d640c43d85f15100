import * as ex from 'excalibur';
import { Banner } from '../shared/banner';
import { onConfirm } from '../shared/confirm';
import { PixelText } from '../shared/pixelText';
import { Crate, createFloor, createStar, Knight } from './pieces';
import { onStep } from './readInput';
import { resources } from './resources';
import { ROOMS } from './rooms';
import {
  type Direction,
  isOnStar,
  isSolved,
  isWall,
  parseRoom,
  type Room,
  step,
} from './rules';

const NEXT_PAUSE_MS = 500;

/** Shows the room and lets the pieces glide to where the rules say they are. */
export class Puzzle extends ex.Scene {
  phase: 'title' | 'playing' | 'solved' | 'won' = 'title';
  roomNumber = 0;
  room: Room = parseRoom(ROOMS[0]!);

  private history: Room[] = [];
  private totalSteps = 0;
  private pieces: ex.Entity[] = [];
  private crates: Crate[] = [];
  private knight = new Knight(this.room.knight);
  private canGoOn = true;
  private readonly line = new PixelText({ pos: ex.vec(6, 8), align: 'left' });
  private readonly banner = new Banner({ width: 240, y: 50, titleScale: 2 });

  override onInitialize(): void {
    this.add(this.line);
    this.add(this.banner);
    this.openRoom(0);
    this.banner.show('CRATES & STARS', 'Press Space or tap to start');
    onConfirm(this, () => this.goOn());
    onStep(this, (direction) => this.walk(direction));
    this.input.keyboard.on('press', ({ key }) => {
      if (key === ex.Keys.Z || key === ex.Keys.X) this.undo();
      if (key === ex.Keys.R) this.openRoom(this.roomNumber);
    });
  }

  private goOn(): void {
    if (this.phase === 'playing' || !this.canGoOn) return;
    if (this.phase === 'title') this.totalSteps = 0;
    else this.openRoom(this.phase === 'won' ? 0 : this.roomNumber + 1);
    if (this.phase === 'won') this.totalSteps = 0;
    this.phase = 'playing';
    this.banner.hide();
  }

  private walk(direction: Direction): void {
    if (this.phase !== 'playing') return;
    const before = this.room;
    const after = step(before, direction);
    if (after === before) return;
    this.history.push(before);
    this.show(after);
    this.playSound(before, after);
    if (isSolved(after)) this.celebrate();
  }

  private undo(): void {
    const before = this.history.pop();
    if (this.phase !== 'playing' || !before) return;
    void resources.undoSound.play(0.4);
    this.show(before);
  }

  private show(room: Room): void {
    this.room = room;
    this.knight.walkTo(room.knight);
    room.crates.forEach((place, index) => {
      this.crates[index]!.glideTo(place);
      this.crates[index]!.showArrived(isOnStar(room, place));
    });
    this.showLine();
  }

  private playSound(before: Room, after: Room): void {
    const countArrived = (room: Room) =>
      room.crates.filter((crate) => isOnStar(room, crate)).length;
    if (countArrived(after) > countArrived(before)) void resources.starSound.play(0.5);
    else
      void (
        after.crates === before.crates ? resources.stepSound : resources.pushSound
      ).play(0.4);
  }

  private celebrate(): void {
    const isLast = this.roomNumber + 1 === ROOMS.length;
    this.totalSteps += this.room.steps;
    this.phase = isLast ? 'won' : 'solved';
    void resources.solvedSound.play(0.6);
    const title = isLast ? 'ALL SOLVED!' : 'SOLVED!';
    const steps = isLast ? this.totalSteps : this.room.steps;
    this.banner.show(title, `${steps} steps - Space or tap`);
    this.canGoOn = false;
    this.engine.clock.schedule(() => (this.canGoOn = true), NEXT_PAUSE_MS);
  }

  private openRoom(number: number): void {
    for (const piece of this.pieces) piece.kill();
    this.roomNumber = number;
    this.room = parseRoom(ROOMS[number]!);
    this.history = [];
    this.knight = new Knight(this.room.knight);
    this.crates = this.room.crates.map((place) => new Crate(place));
    const { columns, rows, stars } = this.room;
    this.pieces = [
      createFloor(columns, rows, (place) => isWall(this.room, place)),
      ...stars.map(createStar),
      ...this.crates,
      this.knight,
    ];
    for (const piece of this.pieces) this.add(piece);
    this.showLine();
  }

  private showLine(): void {
    this.line.text = `Room ${this.roomNumber + 1}/${ROOMS.length}  Steps ${this.room.steps}`;
  }
}
