import type { AstroIntegration, AstroPrerenderer } from 'astro';
import type { Plugin } from 'vite';
import { toHash } from '../cache/hash.ts';
import { createCodeKey } from './codeKey.ts';
import type { ProgressTracker } from './progress.ts';

const STAGES: Readonly<Record<string, string>> = {
  prerender: 'Bundling for the server',
  client: 'Bundling for the browser',
};

const stagePlugin = ({ progress, beginStage }: ProgressTracker): Plugin => ({
  name: 'site-progress',
  apply: 'build',
  buildStart() {
    const stage = STAGES[this.environment.name];
    if (stage && progress.stage !== stage) beginStage(stage);
  },
});

/** Astro's own prerenderer, which also counts pages and adds the code to the keys of those that may be reused. */
function wrapPrerenderer(inner: AstroPrerenderer, tracker: ProgressTracker, hashCode: () => string): AstroPrerenderer {
  return {
    ...inner,
    setup: async () => {
      tracker.beginStage('Rendering');
      await inner.setup?.();
    },
    getStaticPaths: async () => {
      const paths = await inner.getStaticPaths();
      tracker.progress.total = paths.length;
      const code = hashCode();
      return paths.map((one) => (one.cacheKey === undefined ? one : { ...one, cacheKey: toHash(code, one.cacheKey) }));
    },
    render: (request, options) => {
      tracker.beginPage(decodeURI(new URL(request.url).pathname));
      return inner.render(request, options);
    },
    teardown: async () => {
      tracker.beginStage('Images');
      await inner.teardown?.();
    },
  };
}

/** Follows Astro through a build by its hooks. */
export function createAstroHooks(tracker: ProgressTracker): AstroIntegration {
  const codeKey = createCodeKey();
  return {
    name: 'site-build',
    hooks: {
      'astro:config:setup': ({ updateConfig }) =>
        void updateConfig({ vite: { plugins: [stagePlugin(tracker), codeKey.plugin] } }),
      'astro:build:start': ({ setPrerenderer }) =>
        setPrerenderer((inner) => wrapPrerenderer(inner, tracker, codeKey.hash)),
      'astro:build:generated': () => tracker.beginStage('Finishing'),
      'astro:build:done': () => tracker.beginStage('Done'),
    },
  };
}
