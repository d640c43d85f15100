import { countColors, expectFramesToPass, ofGame, startGame } from '../game.ts';
import { expect, test } from '../journey.ts';

test('a page of the docs can be read and says nothing in the console', async ({ visitor }) => {
  await visitor.open('/docs/actors');
  const { browser } = visitor;
  await browser.waitFor(`document.querySelector('h1')?.textContent.includes('Actors')`);
  await browser.waitFor(`document.querySelector('main').innerText.length > 2000`);
  await visitor.expectNoErrors();
});

test('a class is found by search and opened', async ({ visitor }) => {
  await visitor.open('/docs/');
  const { browser } = visitor;
  await browser.press('Control+k');
  await browser.waitFor(`document.activeElement.matches('.DocSearch-Input')`);
  await browser.type('CollisionType');
  await browser.waitFor(`document.querySelector('.DocSearch-Hit a')?.href.endsWith('/api/enum/CollisionType')`);
  await browser.press('Enter');
  await browser.waitFor(`location.pathname.includes('/api/enum/CollisionType')`);
  await browser.waitFor(`document.querySelector('h1')?.textContent.includes('CollisionType')`);
  await visitor.expectNoErrors();
});

test('a live example runs, draws and may read gamepads', async ({ visitor }) => {
  await visitor.open('/docs/actors');
  const { browser } = visitor;
  await startGame(browser);
  await expectFramesToPass(browser);
  await expect.poll(() => countColors(browser, '.stage__frame')).toBeGreaterThan(1);
  // The frame hides a denial from the engine, so the browser's own function is asked. It throws where it's denied.
  expect(await browser.evaluate('Navigator.prototype.getGamepads.call(navigator).length', 'game')).toEqual(
    expect.any(Number),
  );
  await visitor.expectNoErrors();
});

test('a sample is played with keys', async ({ visitor }) => {
  await visitor.open('/samples/grid-movement');
  const { browser } = visitor;
  await startGame(browser);
  await browser.waitFor(ofGame(`game.currentSceneName === 'level' && scene.isInitialized`), 'game');
  await browser.click('.stage iframe');
  await browser.waitFor(ofGame(`scene.phase === 'playing'`), 'game');
  await browser.holdUntil('ArrowDown', ofGame('scene.room.steps > 0'), 'game');
  await expect.poll(() => countColors(browser, '.stage__frame')).toBeGreaterThan(4);
  await visitor.expectNoErrors();
});
