import { listPages } from '../../build/html/builtPages.ts';

/** The full run sees every page; the default run one of each template and a seeded choice of the rest. */
export const IS_FULL = process.env['TEST_FULL'] === '1';
export const SEED = Number(process.env['TEST_SEED'] ?? 1);

/** Pages that only lead on to another. */
const REDIRECTS = ['docs/webgl/'];

/** Every route of the built site that shows a page, without leading slash. */
export const builtRoutes: readonly string[] = listPages('dist')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(^|\/)index\.html$/.test(file))
  .map((file) => file.replace(/index\.html$/, ''))
  .filter((route) => !REDIRECTS.includes(route));
