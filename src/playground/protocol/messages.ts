import type { ConsoleValue } from './consoleValue.ts';

/** A file of an example as shown to the visitor. */
export interface SourceFile {
  name: string;
  text: string;
}

/** A compiled file: a function body with the same line numbers as its source. */
export interface CompiledModule {
  name: string;
  code: string;
  /** What each import resolves to: a file of the example or a library name. */
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
  /** In execution order: a file comes after its imports. */
  modules: CompiledModule[];
  libraries: LibraryScript[];
  assets: AssetFile[];
  /** Renders the default export with React, for UI examples. */
  renderReact: boolean;
  /** Clicks the engine's play button: the visitor has already clicked Run. */
  pressPlay: boolean;
  /** Captures the canvas once this many frames have been drawn. */
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
  /** Number of distinct colors on the canvas, sampled on a coarse grid. */
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
