import { ROUND, watchMemory } from '../support/watchMemory.ts';
import { expect, test } from './site.ts';

const NAVIGATIONS = process.env['TEST_FULL'] ? 500 : 36;
const WARM_ROUNDS = 2;
/** A single leaked page would add hundreds of nodes with each visit. */
const NODES_A_PAGE = 5;
const LISTENERS_A_PAGE = 0.5;
/** The next round's pages may already be prefetched. */
const SPARE_NODES = 400;
const SPARE_LISTENERS = 40;

test(`${NAVIGATIONS} pages one after another leave nothing behind`, async ({ page, baseURL }) => {
  test.setTimeout(process.env['TEST_FULL'] ? 900_000 : 180_000);
  const rounds = Math.ceil(NAVIGATIONS / ROUND.length);
  const { first, last, navigations } = await watchMemory(page, baseURL!, { rounds, warmRounds: WARM_ROUNDS });
  const found = JSON.stringify({ navigations, first, last });
  test.info().annotations.push({ type: 'held', description: found });
  expect(first.nodes, found).toBeGreaterThan(0);
  expect.soft(last.nodes - first.nodes, found).toBeLessThanOrEqual(SPARE_NODES + NODES_A_PAGE * navigations);
  expect
    .soft(last.listeners - first.listeners, found)
    .toBeLessThanOrEqual(SPARE_LISTENERS + LISTENERS_A_PAGE * navigations);
  expect.soft(last.canvases, found).toBeLessThanOrEqual(first.canvases);
  expect.soft(last.frames, found).toBe(first.frames);
});
