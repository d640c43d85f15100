// Serves the built site: node scripts/serve.ts [--port 3000] [--dir dist] [--base /]
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
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
const server = createServer({ root, base });
server.on('error', (error: NodeJS.ErrnoException) => {
  const reason =
    error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another: npm run serve -- --port 3001` : error.message;
  console.error(reason);
  process.exit(1);
});
server.listen(port, () => console.log(`The site is served on http://localhost:${port}${base}`));
