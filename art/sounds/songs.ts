import type { Song } from './music.ts';

export const SONGS: Record<string, Song> = {
  calm: {
    description: 'A quiet village tune that loops without a seam.',
    beatsPerMinute: 96,
    beats: 16,
    tracks: [
      {
        stepsPerBeat: 2,
        ring: 1.6,
        voice: { wave: 'triangle', volume: 0.55, decay: 2.5, attack: 0.01 },
        pattern: `
          E5 - G5 - A5 G5 E5 - | D5 - G5 - B5 - A5 G5
          E5 - B4 D5 E5 - - -  | C5 - E5 D5 B4 - D5 -`,
      },
      {
        stepsPerBeat: 2,
        ring: 2,
        voice: { wave: 'square', duty: 0.5, volume: 0.1, decay: 3, attack: 0.01, lowpass: 1400 },
        pattern: `
          C4 E4 G4 E4 C4 E4 G4 B4 | B3 D4 G4 D4 B3 D4 G4 D4
          E4 G4 B4 G4 E4 G4 B4 G4 | A3 C4 E4 C4 G3 B3 D4 G4`,
      },
      {
        stepsPerBeat: 1,
        ring: 1.2,
        voice: { wave: 'triangle', volume: 0.5, decay: 1.2, attack: 0.015 },
        pattern: 'C3 - G2 - | G2 - D3 - | E3 - B2 - | A2 - G2 -',
      },
      {
        stepsPerBeat: 2,
        voice: { wave: 'noise', glide: [5000, 5000], volume: 0.05, decay: 7, lowpass: 4000 },
        pattern: '. . x . . . x . | . . x . . . x . | . . x . . . x . | . . x . . x x .',
      },
    ],
  },
  action: {
    description: 'A driving tune for fights and chases that loops without a seam.',
    beatsPerMinute: 180,
    beats: 32,
    tracks: [
      {
        stepsPerBeat: 2,
        ring: 1.1,
        voice: {
          wave: 'square',
          duty: 0.25,
          volume: 0.32,
          decay: 1.8,
          vibrato: { hertz: 6, depth: 0.006 },
          lowpass: 3600,
        },
        pattern: `
          A4 - - A4 C5 - D5 -  | E5 - - D5 C5 - A4 -  | G4 - - G4 B4 - C5 -   | D5 - - C5 B4 - G4 -
          F4 - - F4 A4 - C5 -  | E5 - - D5 C5 - D5 -  | E5 - E5 - G5 - E5 -   | D5 - B4 - G#4 - B4 -`,
      },
      {
        stepsPerBeat: 2,
        voice: { wave: 'square', duty: 0.5, volume: 0.14, decay: 3, lowpass: 1800 },
        pattern: `
          A3 C4 E4 C4 A3 C4 E4 C4 | A3 C4 E4 C4 A3 C4 E4 C4 | G3 B3 D4 B3 G3 B3 D4 B3 | G3 B3 D4 B3 G3 B3 D4 B3
          F3 A3 C4 A3 F3 A3 C4 A3 | F3 A3 C4 A3 F3 A3 C4 A3 | E3 G3 B3 G3 E3 G3 B3 G3 | E3 G#3 B3 G#3 E3 G#3 B3 D4`,
      },
      {
        stepsPerBeat: 2,
        voice: { wave: 'triangle', volume: 0.6, decay: 1.5 },
        pattern: `
          A2 A2 A3 A2 A2 A2 A3 A2 | A2 A2 A3 A2 A2 A2 G2 G2 | G2 G2 G3 G2 G2 G2 G3 G2 | G2 G2 G3 G2 G2 G2 F2 F2
          F2 F2 F3 F2 F2 F2 F3 F2 | F2 F2 F3 F2 F2 F2 E2 E2 | E2 E2 E3 E2 E2 E2 E3 E2 | E2 E2 E3 E2 E2 E3 G#2 B2`,
      },
      {
        stepsPerBeat: 1,
        ring: 0.7,
        voice: { wave: 'sine', glide: [150, 60, 45], volume: 0.7, decay: 3.5 },
        pattern: 'x . . . | x . x . | x . . . | x . x . | x . . . | x . x . | x . . . | x . x x',
      },
      {
        stepsPerBeat: 1,
        ring: 0.8,
        voice: { wave: 'noise', glide: [5400, 3200], volume: 0.34, decay: 5, lowpass: 4500 },
        pattern: '. . x . | . . x . | . . x . | . . x . | . . x . | . . x . | . . x . | . . x x',
      },
      {
        stepsPerBeat: 2,
        ring: 0.5,
        voice: { wave: 'noise', glide: [5500], volume: 0.1, decay: 6 },
        pattern: Array.from({ length: 8 }, () => 'x . x x x . x .').join(' | '),
      },
    ],
  },
};
