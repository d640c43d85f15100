import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer } from '../../tools/serve/createServer.ts';

export interface Deployments {
  url: string;
  deploySecond(): void;
  close(): void;
}

const PARTS = [
  'docs/actors',
  'docs/index.html',
  'offline',
  'offline.json',
  'sw.js',
  '_astro',
  'img',
  '404.html',
  '_headers',
];

/** Copies a part of the built site under another build name. */
function copyAs(name: string): string {
  const root = mkdtempSync(path.join(tmpdir(), `site-${name}-`));
  for (const part of PARTS) cpSync(path.join('dist', part), path.join(root, part), { recursive: true });
  const { build } = JSON.parse(readFileSync(path.join(root, 'offline.json'), 'utf8')) as { build: string };
  const named = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.html$|sw\.js$|offline\.json$/.test(file),
  );
  for (const file of named) {
    const text = readFileSync(path.join(root, file), 'utf8');
    writeFileSync(
      path.join(root, file),
      text.replaceAll(build, name).replace('<html ', `<html data-deployment="${name}" `),
    );
  }
  return root;
}

/** One URL that serves first one and then the other version of the site. */
export async function startTwoDeployments(): Promise<Deployments> {
  const roots = [copyAs('first'), copyAs('second')];
  const [first, second] = roots.map((root) => createServer({ root }));
  let current = first!;
  const server = createHttpServer((request, response) => void current.emit('request', request, response));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploySecond: () => (current = second!),
    close() {
      server.close();
      server.closeAllConnections();
      for (const root of roots) rmSync(root, { recursive: true, force: true });
    },
  };
}
