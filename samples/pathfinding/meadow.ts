import * as ex from 'excalibur';
import { createPoses } from '../shared/character';
import { getTile, TILE } from '../shared/tiles';
import { COLUMNS, createEmptyField, createField, paint, ROWS } from './fields';
import { resources } from './resources';
import { type Field, type Finding, type Ground, search, type SearchName } from './search';
import { createToolbar } from './toolbar';

const TILES: Readonly<Record<Ground, string>> = {
  meadow: 'grass',
  water: 'water-1',
  wall: 'rock',
};
const CELLS_A_SECOND = 90;
const WALK_SPEED = 90;
const VISITED = ex.Color.fromRGB(255, 178, 56, 0.45);
const PATH = ex.Color.fromRGB(229, 72, 77, 0.75);
const SEARCH_KEYS: Readonly<Partial<Record<ex.Keys, SearchName>>> = {
  [ex.Keys.Key1]: 'breadth',
  [ex.Keys.Key2]: 'dijkstra',
  [ex.Keys.Key3]: 'astar',
};

const cellToPos = (cell: number): ex.Vector =>
  ex.vec(((cell % COLUMNS) + 0.5) * TILE, (Math.floor(cell / COLUMNS) + 0.5) * TILE);

/** Shows the field, lets the visitor paint it, and plays a finding back cell by cell. */
export class Meadow extends ex.Scene {
  field: Field = createField();
  phase: 'painting' | 'searching' | 'walking' | 'arrived' | 'stuck' = 'painting';
  knightCell = 5 * COLUMNS + 1;
  treasureCell = 5 * COLUMNS + 17;
  finding: Finding | null = null;

  private readonly map = new ex.TileMap({
    rows: ROWS,
    columns: COLUMNS,
    tileWidth: TILE,
    tileHeight: TILE,
  });
  private readonly poses = createPoses(resources.knight);
  private readonly knight = new ex.Actor({ pos: cellToPos(this.knightCell), z: 10 });
  private readonly treasure = new ex.Actor({ pos: cellToPos(this.treasureCell), z: 9 });
  private marks: ex.Actor[] = [];
  private shown = 0;
  private readonly toolbar = createToolbar({
    onGo: () => this.go(),
    onClear: () => this.clearField(),
  });

  override onInitialize(): void {
    this.add(this.map);
    this.knight.graphics.offset = ex.vec(0, -5);
    this.knight.graphics.use(this.poses.idle);
    this.treasure.graphics.use(
      ex.SpriteSheet.fromImageSource({
        image: resources.chest,
        grid: { rows: 1, columns: 2, spriteWidth: 16, spriteHeight: 16 },
      }).getSprite(0, 0),
    );
    this.add(this.knight);
    this.add(this.treasure);
    this.drawField();
    this.listen();
    this.go();
  }

  override onPreUpdate(_engine: ex.Engine, elapsedMs: number): void {
    if (this.phase !== 'searching' || !this.finding) return;
    const { visited } = this.finding;
    const until = Math.min(
      visited.length,
      this.shown + (CELLS_A_SECOND * elapsedMs) / 1000,
    );
    for (let index = Math.floor(this.shown); index < Math.floor(until); index++)
      this.mark(visited[index]!, VISITED);
    this.shown = until;
    if (until === visited.length) this.finish(this.finding);
  }

  private listen(): void {
    const paintAt = ({ worldPos }: ex.PointerEvent) => this.paintAt(worldPos);
    let isPainting = false;
    this.input.pointers.on('down', (event) => {
      isPainting = true;
      paintAt(event);
    });
    this.input.pointers.on('up', () => (isPainting = false));
    this.input.pointers.on('move', (event) => isPainting && paintAt(event));
    this.input.keyboard.on('press', ({ key }) => this.press(key));
  }

  private press(key: ex.Keys): void {
    const name = SEARCH_KEYS[key];
    if (name) this.toolbar.choose(name);
    if (key === ex.Keys.Space) this.go();
    if (key === ex.Keys.C) this.clearField();
    const steps: Partial<Record<ex.Keys, number>> = {
      [ex.Keys.Left]: -1,
      [ex.Keys.Right]: 1,
      [ex.Keys.Up]: -COLUMNS,
      [ex.Keys.Down]: COLUMNS,
    };
    const step = steps[key];
    if (step !== undefined) this.moveTreasure(this.treasureCell + step);
  }

  private paintAt(pos: ex.Vector): void {
    const [column, row] = [Math.floor(pos.x / TILE), Math.floor(pos.y / TILE)];
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return;
    const cell = row * COLUMNS + column;
    const { brush } = this.toolbar;
    if (brush === 'treasure') return this.moveTreasure(cell);
    if (cell === this.knightCell || cell === this.treasureCell) return;
    this.stop();
    this.field = paint(this.field, cell, brush);
    this.drawCell(cell);
  }

  private moveTreasure(cell: number): void {
    if (cell < 0 || cell >= COLUMNS * ROWS || cell === this.knightCell) return;
    this.stop();
    this.field = paint(this.field, cell, 'meadow');
    this.drawCell(cell);
    this.treasureCell = cell;
    this.treasure.pos = cellToPos(cell);
  }

  private go(): void {
    this.stop();
    this.finding = search(
      this.field,
      this.knightCell,
      this.treasureCell,
      this.toolbar.search,
    );
    this.shown = 0;
    this.phase = 'searching';
    this.toolbar.say('Searching…');
  }

  private finish({ visited, path, cost }: Finding): void {
    if (!path.length) {
      this.phase = 'stuck';
      this.toolbar.say(`No way. Looked at ${visited.length} cells.`);
      void resources.failSound.play(0.4);
      return;
    }
    this.phase = 'walking';
    this.toolbar.say(`Looked at ${visited.length} cells, cost ${cost}.`);
    for (const cell of path) this.mark(cell, PATH);
    this.walk(path);
  }

  private walk(path: readonly number[]): void {
    this.knight.graphics.use(this.poses.run);
    for (const cell of path.slice(1)) {
      this.knight.actions.callMethod(() => {
        this.knight.graphics.flipHorizontal = cellToPos(cell).x < this.knight.pos.x;
      });
      this.knight.actions.moveTo(cellToPos(cell), WALK_SPEED);
      this.knight.actions.callMethod(() => (this.knightCell = cell));
    }
    this.knight.actions.callMethod(() => {
      this.phase = 'arrived';
      this.knight.graphics.use(this.poses.idle);
      void resources.foundSound.play(0.5);
    });
  }

  /** Ends what is under way: the knight stays on the cell it has reached. */
  private stop(): void {
    this.phase = 'painting';
    this.knight.actions.clearActions();
    this.knight.pos = cellToPos(this.knightCell);
    this.knight.graphics.use(this.poses.idle);
    for (const mark of this.marks) mark.kill();
    this.marks = [];
  }

  private clearField(): void {
    this.stop();
    this.field = createEmptyField();
    this.drawField();
    this.toolbar.say('');
  }

  private mark(cell: number, color: ex.Color): void {
    const size = color === PATH ? 6 : TILE - 2;
    const mark = new ex.Actor({
      pos: cellToPos(cell),
      width: size,
      height: size,
      color,
      z: color === PATH ? 6 : 5,
    });
    this.marks.push(mark);
    this.add(mark);
  }

  private drawField(): void {
    for (let cell = 0; cell < COLUMNS * ROWS; cell++) this.drawCell(cell);
  }

  private drawCell(cell: number): void {
    const tile = this.map.getTile(cell % COLUMNS, Math.floor(cell / COLUMNS))!;
    const ground = this.field.ground[cell]!;
    tile.clearGraphics();
    tile.addGraphic(getTile('grass'));
    if (ground !== 'meadow') tile.addGraphic(getTile(TILES[ground]));
  }
}
