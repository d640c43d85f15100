import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#0b2a3f');
const game = new ex.Engine({ width: 600, height: 360, pixelArt: true, backgroundColor });
const pictures = ['gem', 'gem-red', 'gem-green', 'star', 'heart'].map(
  (name) => new ex.ImageSource(`/kit/items/${name}.png`),
);
const COLUMNS = 12; // a narrow board is harder: try 6
const ROWS = 7;
const random = new ex.Random();
const stacks: Stone[][] = Array.from({ length: COLUMNS }, () => []);

class Stone extends ex.Actor {
  readonly kind = random.integer(0, pictures.length - 1);
  constructor(x: number) {
    super({ x, y: -40, width: 16, height: 16, scale: ex.vec(2.6, 2.6) });
  }
  override onInitialize() {
    this.graphics.use(pictures[this.kind]!.toSprite());
    this.on('pointerdown', () => sweep(this));
  }
}

// New stones fall from above, all others settle.
function fill() {
  stacks.forEach((stack, column) => {
    const x = 36 + column * 48;
    while (stack.length < ROWS) stack.push(new Stone(x));
    stack.forEach((stone, row) => {
      if (!stone.scene) game.add(stone);
      const pos = ex.vec(x, 330 - row * 48);
      stone.actions.clearActions();
      stone.actions.moveTo({ pos, duration: 400, easing: ex.easeOutCubic });
    });
  });
}

function findGroup(column: number, row: number, kind: number, found = new Set<Stone>()) {
  const stone = stacks[column]?.[row];
  if (!stone || stone.kind !== kind || found.has(stone)) return found;
  found.add(stone);
  for (const step of [-1, 1]) {
    findGroup(column + step, row, kind, found);
    findGroup(column, row + step, kind, found);
  }
  return found;
}

// Two or more neighbours of one kind disappear.
function sweep(stone: Stone) {
  const column = stacks.findIndex((stack) => stack.includes(stone));
  const group = findGroup(column, stacks[column]!.indexOf(stone), stone.kind);
  if (group.size < 2) return;
  group.forEach((gone) => gone.kill());
  stacks.forEach((stack, i) => (stacks[i] = stack.filter((one) => !group.has(one))));
  fill();
}

void game.start(new ex.Loader(pictures)).then(fill);
