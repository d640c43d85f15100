import * as ex from 'excalibur';

class Place extends ex.Scene {
  constructor(title: string, background: string, color: string) {
    super();
    this.backgroundColor = ex.Color.fromHex(background);
    const box = { y: 230, width: 50, height: 50, color: ex.Color.fromHex(color) };
    for (let i = 0; i < 5; i++)
      this.add(new ex.Actor({ x: 100 + i * 100, angularVelocity: 1 + i / 2, ...box }));
    const font = new ex.Font({ size: 40, family: 'sans-serif', color: ex.Color.White });
    font.textAlign = ex.TextAlign.Center;
    this.add(new ex.Label({ text: title, pos: ex.vec(300, 110), font }));
  }
}

const game = new ex.Engine({
  width: 600,
  height: 400,
  scenes: {
    sea: new Place('Sea', '#2185d0', '#7bbaea'),
    desert: new Place('Desert', '#ff6b4a', '#ffb238'),
  },
});

// New objects each time; change the duration here.
const duration = 800;
const kinds: Record<string, () => ex.GoToOptions> = {
  Fade: () => ({
    sourceOut: new ex.FadeInOut({ duration, direction: 'out' }),
    destinationIn: new ex.FadeInOut({ duration, direction: 'in' }),
  }),
  'Cross fade': () => ({ destinationIn: new ex.CrossFade({ duration }) }),
  'Slide left': () => ({
    destinationIn: new ex.Slide({ duration, slideDirection: 'left' }),
  }),
  'Slide up': () => ({ destinationIn: new ex.Slide({ duration, slideDirection: 'up' }) }),
  'Hard cut': () => ({}),
};

const select = document.createElement('select');
select.setAttribute('aria-label', 'Transition');
for (const name of Object.keys(kinds)) select.add(new Option(name));
const go = document.createElement('button');
go.textContent = 'Go to the other scene';
go.addEventListener('click', () => {
  if (game.director.isTransitioning) return;
  const next = game.currentSceneName === 'sea' ? 'desert' : 'sea';
  void game.goToScene(next, kinds[select.value]?.());
});

const bar = document.createElement('div');
bar.style.cssText = 'position:fixed;top:12px;left:12px;display:flex;gap:8px;z-index:1';
for (const control of [select, go]) {
  control.style.cssText = 'font:600 14px sans-serif;padding:6px 10px';
  bar.append(control);
}
document.body.append(bar);
void game.start().then(() => game.goToScene('sea'));
