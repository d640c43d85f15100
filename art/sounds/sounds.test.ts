import { describe, expect, it } from 'vitest';
import { EFFECTS, renderEffect } from './effects.ts';
import { MUSIC_RATE, noteToHertz, renderSong } from './music.ts';
import { SONGS } from './songs.ts';
import { soundToWav } from './wav.ts';

const EFFECT_LIMIT_BYTES = 40 * 1024;
const LOOP_LIMIT_BYTES = 250 * 1024;

const peakOf = (samples: Float64Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe('a WAV file', () => {
  const wav = soundToWav({ sampleRate: 22050, samples: Float64Array.from([0, 1, -1, 2]) });

  it('has a header for mono, 16-bit samples and the right length', () => {
    expect(wav.toString('latin1', 0, 4) + wav.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
    expect(wav.readUInt32LE(4)).toBe(wav.length - 8);
    expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([1, 22050, 16]);
    expect(wav.readUInt32LE(40)).toBe(8);
  });

  it('clips samples out of range instead of wrapping them', () => {
    expect([0, 1, 2, 3].map((index) => wav.readInt16LE(44 + index * 2))).toEqual([0, 32767, -32767, 32767]);
  });
});

describe.each(Object.entries(EFFECTS))('the sound %s', (_name, effect) => {
  const sound = renderEffect(effect);

  it('is short, loud enough, and starts and ends in silence', () => {
    expect(soundToWav(sound).length).toBeLessThanOrEqual(EFFECT_LIMIT_BYTES);
    expect(peakOf(sound.samples)).toBeCloseTo(effect.peak ?? 0.8);
    expect(Math.abs(sound.samples[0] ?? 1)).toBeLessThan(0.05);
    expect(Math.abs(sound.samples.at(-1) ?? 1)).toBeLessThan(0.01);
  });
});

describe.each(Object.entries(SONGS))('the loop %s', (_name, song) => {
  const { samples } = renderSong(song);

  it('has the right number of steps in each track', () => {
    for (const { pattern, stepsPerBeat } of song.tracks) {
      expect(pattern.trim().split(/[\s|]+/)).toHaveLength(song.beats * stepsPerBeat);
    }
  });

  it('lasts exactly as long as its beats, 8 to 12 seconds, and stays within its size limit', () => {
    expect(samples.length).toBe(Math.round((song.beats * 60 * MUSIC_RATE) / song.beatsPerMinute));
    expect(samples.length / MUSIC_RATE).toBeGreaterThanOrEqual(8);
    expect(samples.length / MUSIC_RATE).toBeLessThanOrEqual(12);
    expect(samples.length * 2).toBeLessThanOrEqual(LOOP_LIMIT_BYTES);
  });

  it('loops without a click', () => {
    const steps = samples.map((sample, index) => Math.abs(sample - (samples[index - 1] ?? sample)));
    const usual = [...steps].sort((a, b) => a - b)[Math.floor(steps.length * 0.95)] ?? 0;
    expect(Math.abs((samples[0] ?? 0) - (samples.at(-1) ?? 0))).toBeLessThanOrEqual(usual);
  });
});

describe('noteToHertz', () => {
  it('returns 440 Hz for A4 and doubles it per octave', () => {
    expect(noteToHertz('A4')).toBe(440);
    expect(noteToHertz('A5')).toBe(880);
    expect(noteToHertz('C4')).toBeCloseTo(261.63, 2);
    expect(noteToHertz('G#3')).toBeCloseTo(207.65, 2);
  });

  it('rejects anything that is not a note', () => {
    expect(() => noteToHertz('H4')).toThrow('"H4" is not a note');
  });
});
