import path from 'node:path';
import type { unified } from '@astrojs/markdown-remark';
import { siteConfig } from '#src/config/index.ts';
import { cached } from '#root/build/cache/cached.ts';
import { toHash } from '#root/build/cache/hash.ts';
import { contentRoot } from '../projectFiles.ts';
import { hashSharedInputs, readShownPrograms } from './pageInputs.ts';

type Processor = ReturnType<typeof unified>;
type Renderer = Awaited<ReturnType<NonNullable<Processor['createMdxRenderer']>>>;

/** One entry for each page and base path, so that builds for two of them don't replace one another's. */
const toName = (page: string): string =>
  `pages/${toHash(siteConfig.baseUrl, path.relative('.', contentRoot())).slice(0, 8)}/${page}`;

function cachePages(renderer: Renderer): Renderer {
  const shared = hashSharedInputs();
  return {
    process: async (content, filePath, frontmatter) => {
      const page = path.relative(contentRoot(), filePath).split(path.sep).join('/');
      const data = [shared, content, frontmatter, readShownPrograms(page, content)];
      return cached(toName(page), { data }, () => renderer.process(content, filePath, frontmatter));
    },
  };
}

/** A page whose inputs are those of the last build is not made again. Only for builds: while writing, the inputs change all the time. */
export function withRenderCache(processor: Processor): Processor {
  const create = processor.createMdxRenderer?.bind(processor);
  if (!create || process.env['SITE_RENDER_CACHE'] !== '1') return processor;
  let renderer: Promise<Renderer> | undefined;
  // Pages that are made at once ask all for a renderer of their own; its inputs are the same, and reading them takes time.
  return { ...processor, createMdxRenderer: (...options) => (renderer ??= create(...options).then(cachePages)) };
}
