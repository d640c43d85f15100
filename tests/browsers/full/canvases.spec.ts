import { countColors } from '../game.ts';
import { expect, test } from '../journey.ts';

// Games outside the sandbox: they run in the page itself.

test('the game on the home page starts and is played with a key', async ({ visitor }) => {
  await visitor.open('/');
  const { browser } = visitor;
  const stage = "document.querySelector('.hero-stage')";
  await browser.click('.hero-stage__play');
  await browser.waitFor(`${stage}.dataset.status === 'running'`);
  await browser.press('p');
  await browser.waitFor(`${stage}.dataset.phase === 'paused'`);
  // In WebKit a screenshot of the paused canvas never arrives.
  await browser.press('p');
  await browser.waitFor(`${stage}.dataset.phase !== 'paused'`);
  await expect.poll(() => countColors(browser, '.hero-stage canvas')).toBeGreaterThan(4);
  await visitor.expectNoErrors();
});

test('a demo in an article starts and draws', async ({ visitor }) => {
  await visitor.open('/blog/Pathfinding%20Algorithms%20Part%201');
  const { browser } = visitor;
  await browser.click('[data-demo-start]');
  await browser.waitFor(`document.querySelector('.demo__stage').dataset.status === 'running'`);
  await expect.poll(() => countColors(browser, '.demo__stage canvas')).toBeGreaterThan(2);
  await visitor.expectNoErrors();
});
