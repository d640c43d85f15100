import { spawn } from 'node:child_process';

/** Runs an npm script, which puts the project's own Node first on the PATH; resolves with its exit code. */
export function runNpm(script, { args = [], env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
