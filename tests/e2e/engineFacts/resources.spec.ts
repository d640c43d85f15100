import type * as Excalibur from 'excalibur';
import { staysTrue } from '../../support/staysTrue.ts';
import { openTestbed } from './testbed.ts';
import { expect, test } from '../weakGpu.ts';

declare const ex: typeof Excalibur;
/** Creates a sound that is loaded without a file. */
declare const makeSound: () => Excalibur.Sound;

test.beforeEach(async ({ page }) => {
  await openTestbed(page);
  await page.evaluate(() => {
    const make = () => {
      const sound = new ex.Sound({ paths: [] });
      sound.data = ex.AudioContextFactory.create().createBuffer(1, 44_100, 44_100);
      return sound;
    };
    Object.assign(window, { makeSound: make });
  });
});

test('an image that has been in use still calls itself loaded after it was unloaded', async ({ page }) => {
  const loaded = await page.evaluate(async () => {
    const image = new ex.ImageSource(document.createElement('canvas').toDataURL());
    await image.load();
    const before = image.isLoaded();
    image.unload();
    return [before, image.isLoaded(), image.width];
  });
  expect(loaded).toEqual([true, true, 0]);
});

test('a loader that failed once never finishes a second time', async ({ page }) => {
  const first = await page.evaluate(async () => {
    let tries = 0;
    const flaky: Excalibur.Loadable<string> = {
      data: '',
      isLoaded: () => false,
      load: () => (tries++ ? Promise.resolve('here') : Promise.reject(new Error('lost'))),
    };
    const loader = new ex.DefaultLoader({ loadables: [flaky] });
    const first = await loader.load().then(
      () => 'loaded',
      () => 'failed',
    );
    Object.assign(window, { isSettled: false });
    void loader.load().finally(() => Object.assign(window, { isSettled: true }));
    return first;
  });
  expect(first).toBe('failed');
  const isPending = () => page.evaluate(() => 'isSettled' in window && !window.isSettled);
  await staysTrue(page, 'the second load is pending', isPending, 1_500);
});

test('the volume of a play becomes the volume of the sound', async ({ page }) => {
  const volume = await page.evaluate(() => {
    const sound = makeSound();
    void sound.play(0.25);
    return sound.volume;
  });
  expect(volume).toBe(0.25);
});

test('a channel cannot be set by name, and a default volume is counted three times', async ({ page }) => {
  const volumes = await page.evaluate(() => {
    const sound = makeSound();
    const mixer = new ex.SoundManager({
      channels: ['music'],
      sounds: { theme: { sound, volume: 0.8, channels: ['music'] } },
    });
    mixer.channel.setVolume('music', 0.2);
    const quiet = makeSound();
    const half = new ex.SoundManager({ channels: [], sounds: { beep: quiet }, volume: 0.5 });
    void half.play('beep');
    return { theme: mixer.getVolume('theme'), beep: quiet.volume };
  });
  expect(volumes).toEqual({ theme: 0.8, beep: 0.125 });
});
