import { createRandom } from '../../src/lib/random.ts';

type Wave = 'square' | 'triangle' | 'saw' | 'sine' | 'noise';

/** One voice of a sound. Times are in seconds, pitches in hertz. */
export interface Voice {
  wave: Wave;
  /** Pitches to glide through, evenly spaced over the voice's duration. */
  glide: number[];
  /** Jump from pitch to pitch instead of gliding. */
  isStepped?: boolean;
  start?: number;
  seconds: number;
  volume: number;
  attack?: number;
  /** Decay rate: 0 sustains until a short release, 6 sounds like a pluck. */
  decay?: number;
  /** Duty cycle of a square wave. */
  duty?: number;
  vibrato?: { hertz: number; depth: number };
  /** Cutoff of a low-pass filter; sweeps to `lowpassEnd` if given. */
  lowpass?: number;
  lowpassEnd?: number;
}

const RELEASE_SECONDS = 0.008;

/** PolyBLEP: smooths a waveform's discontinuity over one sample to reduce aliasing. */
function smoothJump(turn: number, step: number): number {
  if (turn < step) return (2 * turn) / step - (turn / step) ** 2 - 1;
  if (turn > 1 - step) return (2 * (turn - 1)) / step + ((turn - 1) / step) ** 2 + 1;
  return 0;
}

function waveAt(wave: Wave, phase: number, step: number, duty: number): number {
  const turn = phase - Math.floor(phase);
  if (wave === 'square') {
    const level = (turn < duty ? 1 : -1) - (2 * duty - 1);
    return level + smoothJump(turn, step) - smoothJump((turn + 1 - duty) % 1, step);
  }
  if (wave === 'triangle') return 1 - 4 * Math.abs(((turn + 0.25) % 1) - 0.5);
  if (wave === 'saw') return turn * 2 - 1 - smoothJump(turn, step);
  return Math.sin(turn * Math.PI * 2);
}

function pitchAt({ glide, isStepped }: Voice, share: number): number {
  const at = share * (isStepped ? glide.length : glide.length - 1);
  const step = Math.min(Math.floor(at), glide.length - 1);
  const [from = 0, to = from] = [glide[step], glide[step + 1]];
  return isStepped ? from : from + (to - from) * (at - step);
}

function envelopeAt({ attack = 0.004, decay = 3, seconds }: Voice, time: number): number {
  const rise = Math.min(1, time / attack);
  const release = Math.min(1, (seconds - time) / RELEASE_SECONDS);
  return rise * release * Math.exp((-decay * time) / seconds);
}

/** Renders one voice, starting at its first sample. */
export function renderVoice(voice: Voice, sampleRate: number): Float64Array {
  const samples = new Float64Array(Math.round(voice.seconds * sampleRate));
  const random = createRandom(samples.length);
  let [phase, held, low] = [0, random() * 2 - 1, 0];
  for (let index = 0; index < samples.length; index++) {
    const [time, share] = [index / sampleRate, index / samples.length];
    const shake = voice.vibrato ? 1 + Math.sin(time * voice.vibrato.hertz * Math.PI * 2) * voice.vibrato.depth : 1;
    const before = Math.floor(phase);
    const step = (pitchAt(voice, share) * shake) / sampleRate;
    phase += step;
    if (voice.wave === 'noise' && Math.floor(phase) !== before) held = random() * 2 - 1;
    const raw = voice.wave === 'noise' ? held : waveAt(voice.wave, phase, step, voice.duty ?? 0.5);
    const cutoff = voice.lowpass
      ? voice.lowpass + ((voice.lowpassEnd ?? voice.lowpass) - voice.lowpass) * share
      : sampleRate;
    low += (raw - low) * Math.min(1, 1 - Math.exp((-2 * Math.PI * cutoff) / sampleRate));
    samples[index] = low * envelopeAt(voice, time) * voice.volume;
  }
  return samples;
}

/** Mixes voices into one sound that ends with the last of them. */
export function mixVoices(voices: Voice[], sampleRate: number): Float64Array {
  const seconds = Math.max(...voices.map(({ start = 0, seconds: length }) => start + length));
  const mix = new Float64Array(Math.ceil(seconds * sampleRate));
  for (const voice of voices) {
    const offset = Math.round((voice.start ?? 0) * sampleRate);
    renderVoice(voice, sampleRate).forEach((sample, index) => {
      const at = offset + index;
      if (at < mix.length) mix[at] = (mix[at] ?? 0) + sample;
    });
  }
  return mix;
}
