import { mixVoices, type Voice } from './synth.ts';
import { normalize, type Sound } from './wav.ts';

const EFFECT_RATE = 22050;

interface Effect {
  description: string;
  voices: Voice[];
  peak?: number;
}

/** All sound effects of the kit, by file name. */
export const EFFECTS: Record<string, Effect> = {
  jump: {
    description: 'A quick rising chirp for a jump.',
    voices: [
      { wave: 'square', duty: 0.25, glide: [240, 420, 720], seconds: 0.18, volume: 0.6, decay: 2, lowpass: 4000 },
    ],
  },
  coin: {
    description: 'Two bright notes for picking up a coin.',
    voices: [
      { wave: 'square', duty: 0.5, glide: [988], seconds: 0.07, volume: 0.5, decay: 0.5, lowpass: 6000 },
      { wave: 'square', duty: 0.5, glide: [1319], start: 0.07, seconds: 0.33, volume: 0.5, decay: 4, lowpass: 6000 },
    ],
  },
  hit: {
    description: 'A dry smack for a weapon that lands.',
    voices: [
      { wave: 'noise', glide: [9000, 2500], seconds: 0.11, volume: 0.8, decay: 5, lowpass: 5000, lowpassEnd: 900 },
      { wave: 'square', glide: [220, 70], seconds: 0.1, volume: 0.5, decay: 4, lowpass: 1500 },
    ],
  },
  hurt: {
    description: 'A falling growl when the player loses health.',
    voices: [
      {
        wave: 'saw',
        glide: [420, 300, 110],
        seconds: 0.28,
        volume: 0.6,
        decay: 2,
        vibrato: { hertz: 28, depth: 0.08 },
        lowpass: 2600,
      },
      { wave: 'noise', glide: [4000, 1500], seconds: 0.08, volume: 0.4, decay: 4, lowpass: 3000 },
    ],
  },
  explosion: {
    description: 'A boom that rumbles away.',
    voices: [
      { wave: 'noise', glide: [7000, 2500, 700], seconds: 0.8, volume: 1, decay: 4.5, lowpass: 4200, lowpassEnd: 240 },
      { wave: 'sine', glide: [120, 42, 30], seconds: 0.6, volume: 0.9, decay: 4 },
    ],
  },
  laser: {
    description: 'A falling zap for a shot.',
    voices: [
      { wave: 'saw', glide: [1500, 700, 180], seconds: 0.22, volume: 0.6, decay: 2.5, lowpass: 5200, lowpassEnd: 1600 },
    ],
  },
  powerup: {
    description: 'A climbing run of notes for a power-up.',
    voices: [
      {
        wave: 'square',
        duty: 0.25,
        glide: [392, 494, 587, 784, 988, 1175],
        isStepped: true,
        seconds: 0.48,
        volume: 0.5,
        decay: 0.8,
        lowpass: 5000,
      },
      {
        wave: 'triangle',
        glide: [196, 247, 294, 392, 494, 587],
        isStepped: true,
        seconds: 0.48,
        volume: 0.5,
        decay: 0.8,
      },
    ],
  },
  select: {
    description: 'A soft confirm for menus.',
    voices: [
      { wave: 'triangle', glide: [523], seconds: 0.07, volume: 0.7, decay: 1.5 },
      { wave: 'triangle', glide: [784], start: 0.06, seconds: 0.16, volume: 0.7, decay: 3.5 },
    ],
  },
  blip: {
    description: 'A tiny tick for moving through a menu or for typed text.',
    voices: [{ wave: 'square', glide: [660], seconds: 0.05, volume: 0.6, decay: 3, lowpass: 3200 }],
    peak: 0.6,
  },
  flap: {
    description: 'One beat of small wings.',
    voices: [
      {
        wave: 'noise',
        glide: [2600, 5200, 1800],
        seconds: 0.14,
        volume: 0.7,
        attack: 0.02,
        decay: 3,
        lowpass: 1800,
        lowpassEnd: 700,
      },
      { wave: 'sine', glide: [180, 320, 240], seconds: 0.12, volume: 0.5, attack: 0.01, decay: 3 },
    ],
  },
  score: {
    description: 'A clear bell for a point scored.',
    voices: [
      { wave: 'triangle', glide: [880], seconds: 0.09, volume: 0.7, decay: 1 },
      { wave: 'triangle', glide: [1175], start: 0.08, seconds: 0.32, volume: 0.7, decay: 4 },
      { wave: 'sine', glide: [2350], start: 0.08, seconds: 0.25, volume: 0.2, decay: 5 },
    ],
  },
  fail: {
    description: 'Three sinking notes for a lost game.',
    voices: [
      { wave: 'square', duty: 0.25, glide: [392], seconds: 0.17, volume: 0.5, decay: 1, lowpass: 2800 },
      { wave: 'square', duty: 0.25, glide: [330], start: 0.18, seconds: 0.17, volume: 0.5, decay: 1, lowpass: 2800 },
      {
        wave: 'square',
        duty: 0.25,
        glide: [262, 196],
        start: 0.36,
        seconds: 0.48,
        volume: 0.55,
        decay: 2,
        vibrato: { hertz: 7, depth: 0.02 },
        lowpass: 2400,
      },
    ],
  },
  door: {
    description: 'A wooden door that creaks and shuts.',
    voices: [
      {
        wave: 'saw',
        glide: [92, 128, 86, 140, 78],
        seconds: 0.34,
        volume: 0.35,
        attack: 0.05,
        decay: 1,
        vibrato: { hertz: 41, depth: 0.22 },
        lowpass: 900,
      },
      {
        wave: 'noise',
        glide: [1600, 500],
        start: 0.36,
        seconds: 0.16,
        volume: 1,
        decay: 5,
        lowpass: 900,
        lowpassEnd: 200,
      },
      { wave: 'sine', glide: [110, 60], start: 0.36, seconds: 0.2, volume: 0.9, decay: 4 },
    ],
  },
  footstep: {
    description: 'One step on grass.',
    voices: [
      {
        wave: 'noise',
        glide: [5200, 2200],
        seconds: 0.08,
        volume: 0.7,
        attack: 0.008,
        decay: 4,
        lowpass: 1500,
        lowpassEnd: 500,
      },
      { wave: 'sine', glide: [110, 70], seconds: 0.06, volume: 0.4, decay: 4 },
    ],
    peak: 0.55,
  },
};

export function renderEffect({ voices, peak }: Effect): Sound {
  return normalize({ sampleRate: EFFECT_RATE, samples: mixVoices(voices, EFFECT_RATE) }, peak);
}
