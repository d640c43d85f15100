import path from 'node:path';
import type { unified } from '@astrojs/markdown-remark';
import { siteConfig } from '#src/config/index.ts';
import { toHash } from '#root/build/cache/inputHash.ts';
import { readKeptJson, writeKeptJson } from '#root/build/cache/keptJson.ts';
import { contentRoot } from '../projectFiles.ts';
import { hashSharedInputs, readShownPrograms } from './pageInputs.ts';

type Processor = ReturnType<typeof unified>;
type Renderer = Awaited<ReturnType<NonNullable<Processor['createMdxRenderer']>>>;
type Rendered = Awaited<ReturnType<Renderer['process']>>;

const FOLDER = 'node_modules/.cache/mdx';

interface Kept {
  inputs: string;
  rendered: Rendered;
}

/** One file for each page and base path, so that the folder does not grow with every edit. */
const toFile = (page: string): string =>
  path.join(FOLDER, `${toHash(siteConfig.baseUrl, contentRoot(), page).slice(0, 16)}.json`);

function rememberPages(renderer: Renderer): Renderer {
  const shared = hashSharedInputs();
  return {
    process: async (content, filePath, frontmatter) => {
      const page = path.relative(contentRoot(), filePath).split(path.sep).join('/');
      const inputs = toHash(shared, content, JSON.stringify(frontmatter), ...readShownPrograms(page, content));
      const file = toFile(page);
      const known = readKeptJson<Kept>(file);
      if (known?.inputs === inputs) return known.rendered;
      const rendered = await renderer.process(content, filePath, frontmatter);
      writeKeptJson(file, { inputs, rendered } satisfies Kept);
      return rendered;
    },
  };
}

/** A page whose inputs are those of the last build is not made again. Only for builds: while writing, the inputs change all the time. */
export function withRenderCache(processor: Processor): Processor {
  const create = processor.createMdxRenderer?.bind(processor);
  if (!create || process.env['SITE_RENDER_CACHE'] !== '1') return processor;
  let renderer: Promise<Renderer> | undefined;
  // Pages that are made at once ask all for a renderer of their own; its inputs are the same, and reading them takes time.
  return { ...processor, createMdxRenderer: (...options) => (renderer ??= create(...options).then(rememberPages)) };
}
