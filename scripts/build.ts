// Builds the site into dist/ (or SITE_OUT): pages first, then what is made from the finished pages.
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';

function run(command: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      shell: process.platform === 'win32',
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${code}.`)),
    );
  });
}

const start = performance.now();
try {
  await run('astro', ['build', ...process.argv.slice(2).filter((argument) => argument !== '--profile')]);
  await run('node', ['scripts/search/build.ts']);
  console.log(`Built in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
