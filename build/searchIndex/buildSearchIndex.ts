import { spawn } from 'node:child_process';

const PROGRAM = 'build/searchIndex/main.ts';

/** Makes the search index of a built site, in a process of its own: previews are drawn at the same time on another core. */
export function buildSearchIndex(out: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, out], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The search index was not made: ${PROGRAM} ended with ${code}.`)),
    );
  });
}
