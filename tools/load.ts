// Many clients at once: npm run load -- [--clients 2000] [--seconds 60] [--dir dist | --url http://localhost:3000/]
// Without a URL it serves the built site itself, in another process. Exits with 1 when anything went wrong.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { OfflineFiles } from '#src/offline/names.ts';
import { runLoad } from './load/runLoad.ts';
import { summaryToLines } from './load/summary.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '60' },
    dir: { type: 'string', default: 'dist' },
    url: { type: 'string' },
  },
});

function startServer(dir: string): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['tools/serve.ts', '--port', '0', '--dir', dir, '--base', '/'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => reject(new Error(`The server ended with ${code} before the run was over.`)));
    child.stdout.on('data', (text) => {
      const [url] = /http:\S+/.exec(String(text)) ?? [];
      if (url) resolve({ url, child });
    });
  });
}

/** All files of the site, from the list for offline reading. */
async function readPaths(url: string): Promise<string[]> {
  const answer = await fetch(new URL('offline.json', url));
  if (!answer.ok) throw new Error(`${url}offline.json was answered with ${answer.status}: is this the built site?`);
  const { files } = (await answer.json()) as OfflineFiles;
  return files.map(([address]) => new URL(address, url).pathname);
}

async function run(): Promise<boolean> {
  const [clients, seconds] = [Number(values.clients), Number(values.seconds)];
  if (!(clients > 0 && seconds > 0)) throw new Error('--clients and --seconds take numbers above 0.');
  if (!values.url && !existsSync(values.dir))
    throw new Error(`There is no built site in ${values.dir}/. Run "npm run build" first.`);
  const server = values.url ? undefined : await startServer(values.dir);
  try {
    const url = values.url ?? server!.url;
    const summary = await runLoad({ url, paths: await readPaths(url), clients, seconds });
    for (const line of summaryToLines(summary, clients)) console.log(line);
    return summary.failed === 0;
  } finally {
    server?.child.kill();
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
