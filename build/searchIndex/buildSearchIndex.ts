import { spawn } from 'node:child_process';

const PROGRAM = 'build/searchIndex/main.ts';

/** Builds the search index in a child process, so that link previews can render on another core at the same time. */
export function buildSearchIndex(out: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, out], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The search index could not be built: ${PROGRAM} exited with code ${code}.`)),
    );
  });
}
