import * as ex from 'excalibur';

const backgroundColor = ex.Color.fromHex('#041e2f');
const game = new ex.Engine({ width: 600, height: 400, backgroundColor });

class Wings extends ex.Component {}
class Armor extends ex.Component {}

// Twelve creatures with different parts and tags.
const random = new ex.Random(5);
const creatures: ex.Actor[] = [];
for (let i = 0; i < 12; i++) {
  const pos = ex.vec(75 + (i % 4) * 150, 150 + Math.floor(i / 4) * 90);
  const creature = new ex.Actor({ pos, radius: 26, color: ex.Color.fromHex('#2185d0') });
  const words: string[] = [];
  const give = (word: string, run: () => void) => {
    if (!random.bool()) return;
    run();
    words.push(word);
  };
  give('wings', () => creature.addComponent(new Wings()));
  give('armor', () => creature.addComponent(new Armor()));
  give('#foe', () => creature.addTag('foe'));
  creature.addTag('creature');
  const textAlign = ex.TextAlign.Center;
  const font = new ex.Font({ size: 12, color: ex.Color.White, textAlign });
  creature.addChild(new ex.Label({ text: words.join('\n'), pos: ex.vec(0, -18), font }));
  creature.actions.repeatForever((step) => step.moveBy(0, -6, 12).moveBy(0, 6, 12));
  creatures.push(creature);
  game.add(creature);
}

const panel = document.body.appendChild(document.createElement('div'));
panel.style.cssText =
  'position:fixed;top:10px;left:10px;color:#f4faff;font:14px system-ui';
panel.innerHTML = ['all: Wings', 'any: Wings or Armor', 'not: Armor', 'tag: foe']
  .map((text) => `<label><input type="checkbox"> ${text}</label> `)
  .join('');
const boxes = [...panel.querySelectorAll('input')];
boxes[0]!.checked = true;
panel.onchange = search;

// Change a rule: each list may hold several types or tags.
function search() {
  const [all, any, not, foe] = boxes.map((box) => box.checked);
  const { world } = game.currentScene;
  const found = world.query({
    components: {
      all: all ? [Wings] : [],
      any: any ? [Wings, Armor] : [],
      not: not ? [Armor] : [],
    },
    tags: { all: foe ? ['creature', 'foe'] : ['creature'] },
  });
  const hits = new Set<ex.Entity>(found.entities);
  for (const creature of creatures) {
    creature.color = ex.Color.fromHex(hits.has(creature) ? '#ff6b4a' : '#2185d0');
  }
}

search();
game.start();
