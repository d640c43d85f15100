import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#041e2f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

// Add a shape of your own, for example Shape.Edge(ex.vec(-60, 0), ex.vec(60, 20)).
const star = [...Array(10).keys()].map((i) =>
  ex.Vector.fromAngle((i * Math.PI) / 5).scale(i % 2 === 0 ? 60 : 26),
);
const shapes: Record<string, () => ex.Collider> = {
  box: () => ex.Shape.Box(100, 60),
  circle: () => ex.Shape.Circle(45),
  capsule: () => ex.Shape.Capsule(50, 120),
  triangle: () => ex.Shape.Polygon([ex.vec(0, -60), ex.vec(60, 50), ex.vec(-60, 50)]),
  'star (composite)': () => ex.Shape.Polygon(star, ex.Vector.Zero, true).triangulate(),
};

function add(x: number, y: number, collider: ex.Collider) {
  const actor = new ex.Actor({ pos: ex.vec(x, y), collider });
  game.add(actor);
  return actor;
}
const others = [
  add(140, 120, ex.Shape.Box(120, 50)),
  add(470, 130, ex.Shape.Circle(50)),
  add(450, 310, ex.Shape.Polygon([ex.vec(-90, 30), ex.vec(0, -50), ex.vec(90, 30)])),
  add(150, 320, ex.Shape.Edge(ex.vec(-80, 20), ex.vec(80, -20))),
];
const held = add(300, 210, shapes['box']!());
held.angularVelocity = 0.6;
held.actions.repeatForever((step) => {
  for (const other of others) step.moveTo(other.pos.add(ex.vec(40, 30)), 160).delay(300);
});
game.input.pointers.primary.on('move', (event) => {
  held.actions.clearActions();
  held.pos = event.worldPos;
});

const row = document.body.appendChild(document.createElement('label'));
row.style.cssText = 'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
row.innerHTML = `shape <select>${Object.keys(shapes).map((name) => `<option>${name}</option>`)}</select>`;
const picker = row.querySelector('select')!;
picker.oninput = () => held.collider.set(shapes[picker.value]!());

// Draw the geometry, not the graphics: there are none here.
function outline(ctx: ex.ExcaliburGraphicsContext, shape: ex.Collider, color: ex.Color) {
  if (shape instanceof ex.CompositeCollider) {
    shape.getColliders().forEach((part) => outline(ctx, part, color));
  } else if (shape instanceof ex.PolygonCollider) {
    shape.getSides().forEach((side) => ctx.drawLine(side.begin, side.end, color, 2));
  } else {
    shape.debug(ctx, color);
  }
}
game.onPostDraw = (ctx) => {
  const shape = held.collider.get()!;
  for (const other of others) {
    const otherShape = other.collider.get()!;
    const contacts = shape.collide(otherShape);
    const hex = contacts.length > 0 ? '#ff6b4a' : '#2185d0';
    outline(ctx, otherShape, ex.Color.fromHex(hex));
    for (const point of contacts.flatMap((contact) => contact.points)) {
      ctx.drawCircle(point, 6, ex.Color.fromHex('#f4faff'));
    }
  }
  outline(ctx, shape, ex.Color.fromHex('#ffb238'));
};

game.start();
