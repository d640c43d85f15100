import * as ex from 'excalibur';
import { makePanel } from './panel';

const game = new ex.Engine({
  width: 600,
  height: 360,
  suppressPlayButton: true,
  backgroundColor: ex.Color.fromHex('#041e2f'),
});
const music = ['calm', 'action'] as const;
const effects = ['coin', 'laser', 'jump'] as const;
type Name = (typeof music)[number] | (typeof effects)[number];

// Add `playbackRate: 0.5` here and everything sounds an octave lower.
const sound = (name: Name, loop = false) =>
  new ex.Sound({ paths: [`/kit/sounds/${name}.wav`], loop });
const mixer = new ex.SoundManager({
  channels: ['music', 'effects'],
  sounds: {
    calm: { sound: sound('calm', true), volume: 0.5, channels: ['music'] },
    action: { sound: sound('action', true), volume: 0.5, channels: ['music'] },
    coin: { sound: sound('coin'), volume: 0.5, channels: ['effects'] },
    laser: { sound: sound('laser'), volume: 0.5, channels: ['effects'] },
    jump: { sound: sound('jump'), volume: 0.5, channels: ['effects'] },
  },
});

const isMusic = (name: Name) => music.some((other) => other === name);
const panel = makePanel<Name>(
  { music, effects },
  (name, volume) => mixer.setVolume(name, volume),
  (name) => {
    void ex.WebAudio.unlock(); // no play button here, so this click opens the sound
    if (isMusic(name) && mixer.getSound(name)?.isPlaying()) mixer.stop(name);
    else void mixer.play(name); // sounds start on a click, never by themselves
  },
);

// A bar for each sound: dim for its volume, bright and dancing while it plays.
[...music, ...effects].forEach((name, i) => {
  const color = ex.Color.fromHex(isMusic(name) ? '#7bbaea' : '#ffb238');
  const graphic = new ex.Rectangle({ width: 70, height: 180, color });
  const x = 80 + i * 110;
  for (const opacity of [0.3, 1]) {
    const bar = new ex.Actor({ x, y: 210, anchor: ex.vec(0.5, 1), graphic, opacity });
    bar.on('preupdate', () => {
      const beat = 0.8 + 0.2 * Math.sin(performance.now() / 90 + i);
      const share = opacity < 1 ? 1 : mixer.getSound(name)?.isPlaying() ? beat : 0;
      bar.scale = ex.vec(1, 0.02 + share * mixer.getVolume(name));
    });
    game.add(bar);
  }
  const font = new ex.Font({ family: 'sans-serif', size: 16, color });
  font.textAlign = ex.TextAlign.Center;
  game.add(new ex.Label({ text: name, pos: ex.vec(x, 220), font }));
});
const loader = new ex.Loader([...mixer.getSounds()]);
void game.start(loader).then(() => document.body.append(panel));
