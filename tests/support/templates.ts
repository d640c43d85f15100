export interface Template {
  name: string;
  route: string;
  incumbent?: string;
}

/** One page for each template of the site, and the page with the same purpose on the site this one replaces. */
export const TEMPLATES: readonly Template[] = [
  { name: 'Home', route: '/', incumbent: '/' },
  { name: 'Docs page', route: '/docs/actors', incumbent: '/docs/actors' },
  { name: 'Largest API class', route: '/api/class/Engine', incumbent: '/api/class/Actor' },
  { name: 'Post with a demo', route: '/blog/Wave%20Function%20Collapse' },
  { name: 'Blog list', route: '/blog', incumbent: '/blog' },
  { name: 'Samples', route: '/samples', incumbent: '/samples/' },
  { name: 'Search page', route: '/search' },
];
