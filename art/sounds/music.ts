import { renderVoice, type Voice } from './synth.ts';
import { normalize, type Sound } from './wav.ts';

/** Half the sample rate of the effects, so a ten-second loop stays under 250 KB. */
export const MUSIC_RATE = 11025;

const SEMITONES: Record<string, number> = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 };

export function noteToHertz(note: string): number {
  const [, letter = '', sharp, octave] = /^([A-G])(#?)(\d)$/.exec(note) ?? [];
  if (!letter) throw new Error(`"${note}" is not a note; write it like C4 or F#3.`);
  return 440 * 2 ** (((SEMITONES[letter] ?? 0) + (sharp ? 1 : 0) + (Number(octave) - 4) * 12) / 12);
}

interface Track {
  /** Notes one step apart: `.` is a rest, `-` holds the previous note, `x` is a drum. */
  pattern: string;
  stepsPerBeat: number;
  voice: Omit<Voice, 'glide' | 'seconds' | 'start'> & { glide?: number[] };
  /** How much longer than its steps a note sounds. */
  ring?: number;
}

export interface Song {
  description: string;
  beatsPerMinute: number;
  beats: number;
  tracks: Track[];
}

interface Note {
  step: number;
  steps: number;
  glide: number[];
}

function parsePattern({ pattern, voice }: Track): Note[] {
  const notes: Note[] = [];
  pattern
    .trim()
    .split(/[\s|]+/)
    .forEach((word, step) => {
      const last = notes.at(-1);
      if (word === '-' && last) last.steps++;
      else if (word !== '.')
        notes.push({ step, steps: 1, glide: word === 'x' ? (voice.glide ?? [200]) : [noteToHertz(word)] });
    });
  return notes;
}

/** Renders a loop: notes that ring past the end are mixed into the start, so the loop is seamless. */
export function renderSong({ beatsPerMinute, beats, tracks }: Song): Sound {
  const beatSeconds = 60 / beatsPerMinute;
  const loop = new Float64Array(Math.round(beats * beatSeconds * MUSIC_RATE));
  for (const track of tracks) {
    const stepSeconds = beatSeconds / track.stepsPerBeat;
    for (const { step, steps, glide } of parsePattern(track)) {
      const seconds = steps * stepSeconds * (track.ring ?? 1);
      const offset = Math.round(step * stepSeconds * MUSIC_RATE);
      renderVoice({ ...track.voice, glide, seconds }, MUSIC_RATE).forEach((sample, index) => {
        const at = (offset + index) % loop.length;
        loop[at] = (loop[at] ?? 0) + sample;
      });
    }
  }
  return normalize({ sampleRate: MUSIC_RATE, samples: loop }, 0.7);
}
