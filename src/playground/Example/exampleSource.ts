import type { SourceFile } from '../protocol/messages.ts';

/** The data in the page that an example is hydrated from. */
export interface ExampleSource {
  id: string;
  title: string;
  files: SourceFile[];
  aspect?: number;
  height?: number;
  controls?: string;
  poster?: string;
  keepPlayButton?: boolean;
  /** Offers the files as a project of their own. */
  canDownload?: boolean;
  /** What the button on the poster says. */
  playLabel?: string;
}

/** JSON that is safe inside a script element. */
export const sourceToJson = (source: ExampleSource): string => JSON.stringify(source).replaceAll('<', '\\u003c');

export function readSource(figure: Element): ExampleSource {
  const text = figure.querySelector('[data-live-source]')?.textContent;
  if (!text) throw new Error('This example has lost its source. Reload the page.');
  return JSON.parse(text) as ExampleSource;
}
