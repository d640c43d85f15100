import { EFFECTS, renderEffect } from '../sounds/effects.ts';
import { renderSong } from '../sounds/music.ts';
import { SONGS } from '../sounds/songs.ts';
import { soundToWav, type Sound } from '../sounds/wav.ts';
import type { KitFile } from './manifest.ts';

function soundFile(name: string, kind: 'sound' | 'music', sound: Sound, description: string): KitFile {
  const seconds = Number((sound.samples.length / sound.sampleRate).toFixed(3));
  return {
    entry: { path: `sounds/${name}.wav`, kind, description, seconds, sampleRate: sound.sampleRate },
    bytes: soundToWav(sound),
  };
}

export function buildSoundFiles(): KitFile[] {
  const effects = Object.entries(EFFECTS).map(([name, effect]) =>
    soundFile(name, 'sound', renderEffect(effect), effect.description),
  );
  const songs = Object.entries(SONGS).map(([name, song]) =>
    soundFile(name, 'music', renderSong(song), song.description),
  );
  return [...effects, ...songs];
}
