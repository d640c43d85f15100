import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { contentRoot } from './projectFiles.ts';

const CONTENT = /^(docs|blog|samples|tests\/fixtures\/docs)\//;

/** While writing: what is read from files, not bundled, is shown again when one of them changes. */
export function reloadPagesPlugin(): Plugin {
  return {
    name: 'site:reload-pages',
    apply: 'serve',
    configureServer(server) {
      server.watcher.on('all', (_event, file) => {
        if (!CONTENT.test(normalizePath(path.relative(contentRoot(), file)))) return;
        // Which pages there are is remembered by Astro until it hears this.
        for (const environment of Object.values(server.environments)) environment.hot.send('astro:content-changed', {});
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
