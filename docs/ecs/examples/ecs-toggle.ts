import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#0b2a3f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

// A component is data, a system is what happens to everything that has it.
class Spin extends ex.Component {
  speed = 2;
}
class Bob extends ex.Component {
  time = 0;
}

class SpinSystem extends ex.System {
  systemType = ex.SystemType.Update;
  query: ex.Query<typeof Spin | typeof ex.TransformComponent>;
  constructor(world: ex.World) {
    super();
    this.query = world.query([Spin, ex.TransformComponent]);
  }
  update(elapsedMs: number) {
    for (const entity of this.query.entities) {
      const angle = (entity.get(Spin).speed * elapsedMs) / 1000;
      entity.get(ex.TransformComponent).rotation += angle;
    }
  }
}
class BobSystem extends ex.System {
  systemType = ex.SystemType.Update;
  query: ex.Query<typeof Bob | typeof ex.TransformComponent>;
  constructor(world: ex.World) {
    super();
    this.query = world.query([Bob, ex.TransformComponent]);
  }
  update(elapsedMs: number) {
    for (const entity of this.query.entities) {
      const bob = entity.get(Bob);
      bob.time += elapsedMs / 300;
      entity.get(ex.TransformComponent).pos.y += Math.sin(bob.time) * 1.5;
    }
  }
}
game.currentScene.world.add(SpinSystem);
game.currentScene.world.add(BobSystem);

// Change who has what: nothing else needs to change.
['#ffb238', '#7bbaea', '#ff6b4a'].forEach((hex, i) => {
  const pos = ex.vec(130 + i * 170, 220);
  const box = new ex.Actor({ pos, width: 80, height: 80, color: ex.Color.fromHex(hex) });
  if (i !== 1) box.addComponent(new Spin());
  if (i !== 0) box.addComponent(new Bob());
  game.add(box);

  const panel = document.body.appendChild(document.createElement('div'));
  panel.style.cssText = `position:fixed;top:12px;left:${16 + i * 28}%;color:${hex};font:14px system-ui`;
  for (const Type of [Spin, Bob] as ex.ComponentCtor[]) {
    const label = panel.appendChild(document.createElement('label'));
    label.innerHTML = `<input type="checkbox" ${box.has(Type) ? 'checked' : ''}> ${Type.name} `;
    label.onchange = () => {
      if (box.has(Type)) box.removeComponent(Type, true);
      else box.addComponent(new Type());
    };
  }
});

game.start();
