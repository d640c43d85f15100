import { expect, test } from 'vitest';
import { describeProgress, trackProgress } from './progress.ts';

function track() {
  let clock = 0;
  const tracker = trackProgress(() => clock);
  return { ...tracker, wait: (ms: number) => void (clock += ms) };
}

test('each stage lasts until the next begins', () => {
  const { progress, beginStage, wait } = track();
  wait(10);
  beginStage('Bundling');
  wait(20);
  beginStage('Rendering');
  expect(progress.stage).toBe('Rendering');
  expect(progress.stages).toEqual([
    { name: 'Reading content', ms: 10 },
    { name: 'Bundling', ms: 20 },
  ]);
});

test('each page lasts until the next begins, the last until the stage ends', () => {
  const { progress, beginPage, beginStage, wait } = track();
  beginPage('/a/');
  wait(3);
  beginPage('/b.json');
  wait(4);
  beginStage('Finishing');
  expect(progress.rendered).toEqual([
    { route: '/a/', ms: 3 },
    { route: '/b.json', ms: 4 },
  ]);
});

test('a person sees the stage, and how many files there may be', () => {
  const { progress, beginPage, beginStage } = track();
  expect(describeProgress(progress)).toBe('Reading content …');
  beginStage('Rendering');
  progress.total = 900;
  beginPage('/a/');
  beginPage('/b/');
  expect(describeProgress(progress)).toBe('Rendering: 1 of at most 900 files');
});
