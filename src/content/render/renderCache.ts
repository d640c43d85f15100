import path from 'node:path';
import { siteConfig } from '#src/config/index.ts';
import { cached } from '#root/build/cache/cached.ts';
import { toHash } from '#root/build/cache/hash.ts';
import { contentRoot } from '../read/projectFiles.ts';
import type { PageCompiler } from './compilePage.ts';
import { hashSharedInputs, readShownPrograms } from './pageInputs.ts';

/** One entry for each page and base path, so that builds for two of them don't replace one another's. */
const toName = (page: string): string =>
  `pages/${toHash(siteConfig.baseUrl, path.relative('.', contentRoot())).slice(0, 8)}/${page}`;

/** Compiles a page only when its inputs differ from the last build's. Only for builds: in development, inputs change all the time. */
export function withRenderCache(compile: PageCompiler): PageCompiler {
  if (process.env['SITE_RENDER_CACHE'] !== '1') return compile;
  let shared: string | undefined;
  return async (page) => {
    shared ??= hashSharedInputs();
    const { file, body, bodyLine } = page;
    const data = [shared, body, bodyLine, readShownPrograms(file, body)];
    return cached(toName(file), { data }, () => compile(page));
  };
}
