import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { build } from 'vite';
import { engineFiles } from '../../../src/playground/build/engineFiles.ts';
import { playgroundFrame } from '../../../src/playground/build/framePlugin.ts';
import { installedLibraries } from '../../../src/playground/build/installedPlugin.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.wav': 'audio/wav',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
};

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Examples</title><link rel="icon" href="data:,">
<style>body{margin:0}#stage{width:480px;height:300px}#stage iframe{width:100%;height:100%;border:0}</style></head>
<body><input id="field" aria-label="Text"><div id="stage"></div><script type="module" src="/harness.js"></script></body></html>`;

async function buildHarness(): Promise<Map<string, string>> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [playgroundFrame(), installedLibraries()],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rollupOptions: {
        input: path.resolve('tests/support/harness/harnessPage.ts'),
        output: { entryFileNames: 'harness.js', chunkFileNames: '[name].js' },
      },
    },
  });
  const results = Array.isArray(output) ? output : [output];
  const files = results.flatMap((result) => ('output' in result ? result.output : []));
  return new Map(files.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])));
}

async function readStatic(pathname: string, folders: readonly string[]): Promise<Buffer | undefined> {
  for (const folder of folders) {
    const file = path.join(folder, path.normalize(pathname));
    const content = file.startsWith(folder) ? await readFile(file).catch(() => undefined) : undefined;
    if (content) return content;
  }
  return undefined;
}

export interface HarnessServer {
  url: string;
  /** The URLs of all requests, for tests that check which ones were not made. */
  requests: string[];
  close(): Promise<void>;
}

/** Serves the playground's runner on an otherwise empty page. No CORS headers, like any plain static host. */
export async function startHarnessServer(publicFolders: readonly string[] = ['public']): Promise<HarnessServer> {
  const scripts = await buildHarness();
  const folders = publicFolders.map((folder) => path.resolve(folder));
  const readPath = async (pathname: string): Promise<string | Buffer | undefined> => {
    if (pathname === '/') return PAGE;
    const engineFile = engineFiles.find(({ file }) => pathname === `/playground/engine/${file}`);
    return scripts.get(pathname) ?? (engineFile ? engineFile.read() : readStatic(pathname, folders));
  };
  const requests: string[] = [];
  const server = http.createServer((request, response) => {
    requests.push(request.url ?? '/');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    void readPath(decodeURIComponent(pathname)).then((content) => {
      const type = pathname === '/' ? TYPES['.html'] : TYPES[path.extname(pathname)];
      response.writeHead(content === undefined ? 404 : 200, {
        'content-type': type ?? 'application/octet-stream',
        'cache-control': pathname.startsWith('/playground/engine/') ? 'max-age=3600' : 'no-cache',
      });
      response.end(content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/`,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
