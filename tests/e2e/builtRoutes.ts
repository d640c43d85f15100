import { listPages } from '../../build/html/builtPages.ts';

/** The full run covers every page; the default run one of each template and a seeded sample of the others. */
export const IS_FULL = process.env['TEST_FULL'] === '1';
export const SEED = Number(process.env['TEST_SEED'] ?? 1);

/** Redirect pages. */
const REDIRECTS = ['docs/webgl/'];

/** Every route of the built site that shows a page, without leading slash. */
export const builtRoutes: readonly string[] = listPages('dist')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => file.replace(/index\.html$/, ''))
  .filter((route) => !REDIRECTS.includes(route));
