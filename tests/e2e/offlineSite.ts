import { test as base } from './site.ts';

export * from './site.ts';
export { hits, searchInput } from './searchWindow.ts';

/** The site's tests with its service worker allowed. */
export const test = base.extend({});
test.use({ serviceWorkers: 'allow' });
