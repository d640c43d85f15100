import path from 'node:path';
import type { AstroInlineConfig } from 'astro';
import { loadApi } from '../../src/api/index.ts';
import { createAstroHooks } from './astroHooks.ts';
import { precompileApart } from './precompileApart.ts';
import { describeProgress, trackProgress, type Progress, type ProgressTracker } from './progress.ts';
import { showProgress } from './showProgress.ts';

const AT_ONCE = 6;

/** Where Astro keeps the pages of the last build. One folder for each output: they must not take pages from one another. */
export const pageCacheFolder = (out: string): string => `node_modules/.astro/${path.basename(out)}`;

function setEnvironment(): void {
  Object.assign(process.env, { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', SITE_RENDER_CACHE: '1' });
  // The shell's note of the last command gets into Astro's modules, and would make every page look changed.
  delete process.env['_'];
}

const toConfig = (out: string, isProfiled: boolean, tracker: ProgressTracker): AstroInlineConfig => ({
  logLevel: 'warn',
  // The bundler warns of what Astro does on purpose, once for every page.
  vite: { logLevel: 'error' },
  outDir: out,
  cacheDir: pageCacheFolder(out),
  experimental: { incrementalBuild: true },
  // A page can be timed only when no other is rendered at the same time.
  build: { concurrency: isProfiled ? 1 : AT_ONCE },
  integrations: [createAstroHooks(tracker)],
});

/** Lets Astro render all pages, and shows how far it is. */
export async function buildPages(out: string, isProfiled = false): Promise<Progress> {
  setEnvironment();
  const tracker = trackProgress();
  const stopProgress = showProgress(() => describeProgress(tracker.progress));
  // Now, so that it isn't extracted by two processes at once.
  loadApi();
  const stopPrecompiling = precompileApart();
  try {
    const { build } = await import('astro');
    await build(toConfig(out, isProfiled, tracker));
    return tracker.progress;
  } finally {
    stopPrecompiling();
    stopProgress();
  }
}
