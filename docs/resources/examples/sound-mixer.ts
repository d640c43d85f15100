import * as ex from 'excalibur';

const game = new ex.Engine({
  width: 600,
  height: 360,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
// Add `playbackRate: 0.5` here and everything sounds an octave lower.
const sound = (name: string, loop = false) =>
  new ex.Sound({ paths: [`/kit/sounds/${name}.wav`], loop });
const music = { calm: sound('calm', true), action: sound('action', true) };
const effects = { coin: sound('coin'), laser: sound('laser'), jump: sound('jump') };

const mixer = new ex.SoundManager({
  channels: ['music', 'effects'],
  sounds: {
    calm: { sound: music.calm, volume: 0.5, channels: ['music'] },
    action: { sound: music.action, volume: 0.5, channels: ['music'] },
    coin: { sound: effects.coin, volume: 0.5, channels: ['effects'] },
    laser: { sound: effects.laser, volume: 0.5, channels: ['effects'] },
    jump: { sound: effects.jump, volume: 0.5, channels: ['effects'] },
  },
});
const groups = {
  music: Object.keys(music) as (keyof typeof music)[],
  effects: Object.keys(effects) as (keyof typeof effects)[],
};

// One row for each channel: a slider, and a button for each sound.
const panel = document.createElement('div');
panel.style.cssText =
  'position:fixed;left:20px;bottom:16px;display:grid;gap:10px;font:600 15px sans-serif';
for (const [channel, names] of Object.entries(groups)) {
  const row = document.createElement('div');
  row.style.cssText = 'display:flex;flex-wrap:wrap;gap:8px;align-items:center';
  row.innerHTML = `<label>${channel} <input type="range" max="1" step="0.05" value="0.5"></label>
    <label><input type="checkbox"> mute</label>`;
  row.addEventListener('input', () => {
    const slider = row.querySelector('[type=range]') as HTMLInputElement;
    const mute = row.querySelector('[type=checkbox]') as HTMLInputElement;
    const volume = mute.checked ? 0 : Number(slider.value);
    for (const name of names) mixer.setVolume(name, volume);
  });
  for (const name of names) {
    const button = document.createElement('button');
    button.textContent = name;
    button.addEventListener('click', () => {
      void ex.WebAudio.unlock(); // no play button here, so this click opens the sound
      const playing = channel === 'music' && mixer.getSound(name)?.isPlaying();
      if (playing) mixer.stop(name);
      else void mixer.play(name); // sounds start on a click, never by themselves
    });
    row.append(button);
  }
  panel.append(row);
}

// A bar for each sound: dim for its volume, bright and dancing while it plays.
const all = { ...music, ...effects };
Object.entries(all).forEach(([name, source], i) => {
  const color = ex.Color.fromHex(name in music ? '#7bbaea' : '#ffb238');
  for (const opacity of [0.3, 1]) {
    const bar = new ex.Actor({ pos: ex.vec(80 + i * 110, 210), anchor: ex.vec(0.5, 1) });
    bar.graphics.use(new ex.Rectangle({ width: 70, height: 180, color }));
    bar.graphics.opacity = opacity;
    bar.on('preupdate', () => {
      const beat = 0.8 + 0.2 * Math.sin(performance.now() / 90 + i);
      const share = opacity < 1 ? 1 : source.isPlaying() ? beat : 0;
      bar.scale = ex.vec(1, 0.02 + share * mixer.getVolume(name as keyof typeof all));
    });
    game.add(bar);
  }
  const font = new ex.Font({
    family: 'sans-serif',
    size: 16,
    textAlign: ex.TextAlign.Center,
    color,
  });
  game.add(new ex.Label({ text: name, pos: ex.vec(80 + i * 110, 220), font }));
});
void game
  .start(new ex.Loader(Object.values(all)))
  .then(() => document.body.append(panel));
