import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from '../serve/createServer.ts';

/** Serves the built site on a free port while `measure` runs. */
export async function serveSite<T>(root: string, measure: (origin: string) => Promise<T>): Promise<T> {
  if (!existsSync(root)) throw new Error(`There is no built site in ${root}/. Run again without --no-build.`);
  const server = createServer({ root });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    return await measure(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
