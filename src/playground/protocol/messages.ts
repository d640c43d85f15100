import type { ConsoleValue } from './consoleValue.ts';

/** A file of an example as the visitor sees it. */
export interface SourceFile {
  name: string;
  text: string;
}

/** A compiled file: the body of a function, one line for each line of its source. */
export interface CompiledModule {
  name: string;
  code: string;
  /** What each import of this file leads to: a file of the example or the name of a library. */
  imports: Record<string, string>;
}

export interface LibraryScript {
  name: string;
  text: string;
}

export interface AssetFile {
  path: string;
  blob: Blob;
}

export interface StartMessage {
  type: 'start';
  /** In the order they run: a file comes after the files it imports. */
  modules: CompiledModule[];
  libraries: LibraryScript[];
  assets: AssetFile[];
  /** Shows the default export with React, for the interface pages. */
  renderReact: boolean;
  /** Presses the engine's own play button: the visitor has pressed Run already. */
  pressPlay: boolean;
  /** Takes a picture of the canvas when this many frames have been drawn. */
  pictureAtFrame?: number;
}

export type PageMessage =
  | StartMessage
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'asset'; path: string; blob: Blob | null; message?: string };

export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';
export const CONSOLE_LEVELS: readonly ConsoleLevel[] = ['log', 'info', 'warn', 'error', 'debug'];

export interface ConsoleEntry {
  level: ConsoleLevel;
  values: ConsoleValue[];
  count: number;
}

export type ErrorKind = 'compile' | 'runtime' | 'loop' | 'asset' | 'limit';

export interface RunError {
  kind: ErrorKind;
  message: string;
  file?: string;
  line?: number;
  column?: number;
}

export interface Beat {
  frames: number;
  /** The longest time between two frames since the last beat. */
  slowestFrameMs: number;
  heapBytes: number;
}

export interface Picture {
  width: number;
  height: number;
  /** How many different colours the canvas shows, counted on a coarse grid. */
  colors: number;
  blob: Blob | null;
}

export type FrameMessage =
  | { type: 'hello' }
  | { type: 'started' }
  | { type: 'firstFrame' }
  | ({ type: 'beat' } & Beat)
  | { type: 'console'; entries: ConsoleEntry[]; dropped: number }
  | { type: 'error'; error: RunError }
  | { type: 'size'; width: number; height: number }
  | { type: 'entered' }
  | { type: 'release' }
  | { type: 'needAsset'; path: string }
  | ({ type: 'picture' } & Picture);
