import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's own Node and tools first, as npm does it. */
export function withLocalTools(env = process.env) {
  // Windows calls it Path, and a copy of its environment has only that spelling.
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  return { ...env, [name]: [path.resolve('node_modules/.bin'), env[name]].join(path.delimiter) };
}

function readScript(name) {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (!scripts[name]) throw new Error(`package.json has no script "${name}".`);
  return scripts[name];
}

const quote = (arg) =>
  process.platform === 'win32' ? `"${arg.replaceAll('"', '""')}"` : `'${arg.replaceAll("'", `'\\''`)}'`;

/** The shell hands its process over to a single command, so that a signal ends the command and not only the shell. */
export function toCommand(script, args = []) {
  const command = [script, ...args.map(quote)].join(' ');
  return process.platform === 'win32' || /[&|;]/.test(script) ? command : `exec ${command}`;
}

/**
 * Runs a script of package.json and resolves with its exit code. It doesn't go through another npm, which would repeat
 * its warnings about the user's settings for each script.
 * A quiet run holds back what the script prints until it ends, so that parallel scripts don't mix their output.
 */
export function runScript(name, { args = [], env = {}, isQuiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(toCommand(readScript(name), args), {
      stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: true,
      env: { ...withLocalTools(), ...env },
    });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });
}
