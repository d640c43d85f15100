import { z } from 'zod';
import { fileToExampleId, fileToPoster } from '#src/content/markdown/exampleFiles.ts';
import {
  entryToSampleName,
  listSampleEntries,
  readSampleDescription,
  readSampleFiles,
} from '#src/content/read/sampleFiles.ts';
import { type SampleDescription, sampleSchema } from './sampleSchema.ts';

export interface Sample extends SampleDescription {
  /** Its folder, and the last part of its route. */
  name: string;
  route: string;
  /** The id by which the playground opens it. */
  exampleId: string;
  /** The route of its poster, if there is one. */
  poster?: string;
  files: { name: string; text: string }[];
}

function readSample(entry: string): Sample {
  const parsed = sampleSchema.safeParse(readSampleDescription(entry));
  const name = entryToSampleName(entry);
  if (!parsed.success) throw new Error(`samples/${name}/sample.json: ${z.prettifyError(parsed.error)}`);
  return {
    ...parsed.data,
    name,
    route: `/samples/${name}`,
    exampleId: fileToExampleId(entry),
    poster: fileToPoster(entry),
    files: readSampleFiles(entry),
  };
}

/** Every sample of this site in the order of the gallery. Build time and tests only. */
export const readSamples = (): Sample[] =>
  listSampleEntries()
    .map(readSample)
    .sort((a, b) => a.order - b.order);
