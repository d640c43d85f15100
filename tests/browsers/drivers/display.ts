import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { findXvfb } from '../../support/findEngines.mjs';
import { startProcess, stopProcess } from './childProcess.ts';

export const WINDOW = { width: 1280, height: 900 };

export interface Display {
  /** What a browser needs to draw on it, WebGL included, without a graphics card. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** Starts a virtual display. Xvfb picks a free number itself, so that tests never share one. */
export async function openDisplay(): Promise<Display> {
  const screen = `${WINDOW.width}x${WINDOW.height}x24`;
  const server = startProcess(findXvfb()!, ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const failed = once(server, 'exit').then(([code]) => {
    throw new Error(`Xvfb ended with code ${code} before it had a display. Start it by hand to see why.`);
  });
  // Later it ends because the tests stop it.
  failed.catch(() => undefined);
  const [number] = (await Promise.race([once(server.stdio[3] as Readable, 'data'), failed])) as [Buffer];
  const env = { DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  return { env: { ...(process.env as Record<string, string>), ...env }, close: () => stopProcess(server) };
}
