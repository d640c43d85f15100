import { spawn } from 'node:child_process';

/**
 * Compiles Markdown on another core meanwhile. Returns how to stop it: what it hasn't done when the pages are finished isn't
 * needed any more.
 */
export function precompileApart(): () => void {
  const child = spawn(process.execPath, ['build/pages/precompile.ts'], { stdio: 'ignore' });
  return () => void child.kill();
}
