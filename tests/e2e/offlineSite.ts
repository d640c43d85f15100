import { test as base } from './site.ts';

export * from './site.ts';
export { hits, searchInput } from './searchWindow.ts';

/** The tests of this site with its service worker let in. */
export const test = base.extend({});
test.use({ serviceWorkers: 'allow' });
