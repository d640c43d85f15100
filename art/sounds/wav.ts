export interface Sound {
  sampleRate: number;
  /** Between -1 and 1. */
  samples: Float64Array;
}

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;

/** A mono 16-bit WAV file. */
export function soundToWav({ sampleRate, samples }: Sound): Buffer {
  const dataBytes = samples.length * BYTES_PER_SAMPLE;
  const wav = Buffer.alloc(HEADER_BYTES + dataBytes);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(sampleRate, 24);
  wav.writeUInt32LE(sampleRate * BYTES_PER_SAMPLE, 28);
  wav.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  wav.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(dataBytes, 40);
  samples.forEach((sample, index) => {
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), HEADER_BYTES + index * BYTES_PER_SAMPLE);
  });
  return wav;
}

/** Scales the sound so that its loudest sample is `peak`. */
export function normalize({ sampleRate, samples }: Sound, peak = 0.8): Sound {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return { sampleRate, samples: loudest ? samples.map((sample) => (sample / loudest) * peak) : samples };
}
