import type { BUDGETS_KB } from './budgets.ts';

export interface Template {
  name: string;
  route: string;
  incumbent?: string;
  /** What is over its budget today: the report says so, the tests hold it where it is. */
  overBudgetKb?: Partial<Record<keyof typeof BUDGETS_KB, number>>;
}

/** One page for each kind of page the site has, and the incumbent's page that does the same job. */
export const TEMPLATES: readonly Template[] = [
  { name: 'Home', route: '/', incumbent: '/' },
  { name: 'Docs page', route: '/docs/actors', incumbent: '/docs/actors' },
  { name: 'Largest API class', route: '/api/class/Engine', incumbent: '/api/class/Actor' },
  // A page with a demo carries the styles of all demos.
  { name: 'Post with a demo', route: '/blog/Wave%20Function%20Collapse', overBudgetKb: { styles: 15.5 } },
  { name: 'Blog list', route: '/blog', incumbent: '/blog' },
  { name: 'Samples', route: '/samples', incumbent: '/samples/' },
  // Its results are made by script, which starts at once and may arrive before the page has loaded.
  { name: 'Search page', route: '/search', overBudgetKb: { scriptBeforeLoad: 100 } },
];
