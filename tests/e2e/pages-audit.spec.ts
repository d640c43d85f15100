import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { auditPages } from '../support/pageAudit/auditPages.ts';
import { checkHtml } from '../support/pageAudit/checkHtml.ts';
import { builtRoutes, IS_FULL, SEED } from './builtRoutes.ts';
import { inBatches } from './inBatches.ts';
import { sampleRoutes } from './sampleRoutes.ts';

// Checks of the built pages that don't need a browser.

const PAGES_A_TEST = 100;
/** The validator takes about a tenth of a second per page. */
const VALIDATED = 40;

test('every page has its own title, description, URL and heading, and valid structured data and links', () => {
  expect(builtRoutes.length).toBeGreaterThan(10);
  expect(auditPages('dist', '/')).toEqual([]);
});

const files = (IS_FULL ? builtRoutes : sampleRoutes(builtRoutes, SEED, VALIDATED)).map((route) => `${route}index.html`);
for (const batch of inBatches(['404.html', ...files], PAGES_A_TEST)) {
  test(`${batch[0]} and ${batch.length - 1} more are valid HTML`, () => {
    const problems = batch.flatMap((file) =>
      checkHtml(readFileSync(`dist/${file}`, 'utf8')).map((problem) => `${file}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });
}
