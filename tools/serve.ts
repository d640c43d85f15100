// Serves the built site: node tools/serve.ts [--port 3000] [--dir dist] [--base /]
import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { pruneCopies } from './serve/compressedCopy.ts';
import { createServer } from './serve/createServer.ts';

const { values } = parseArgs({
  options: { port: { type: 'string' }, dir: { type: 'string' }, base: { type: 'string' } },
});
const port = Number(values.port ?? process.env['PORT'] ?? 3000);
const root = values.dir ?? 'dist';
const base = values.base ?? process.env['SITE_BASE'] ?? '/';

if (!existsSync(root)) {
  console.error(`There is no built site in ${root}/. Run "npm run build" first.`);
  process.exit(1);
}
pruneCopies();
const server = createServer({ root, base });
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: npm run serve -- --port 3001` : error.message;
  console.error(reason);
  process.exit(1);
});
/** As many clients may connect at the same moment; the system's own limit, often 4096, applies too. */
const MAX_WAITING = 4096;
server.listen({ port, backlog: MAX_WAITING }, () => {
  const { port: taken } = server.address() as AddressInfo;
  console.log(`The site is served on http://localhost:${taken}${base}`);
});
