import { afterEach, expect, it, vi } from 'vitest';
import { loadBestScore, saveBestScore } from './best-score';

afterEach(() => vi.unstubAllGlobals());

it('finds the best score it saved', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  expect(loadBestScore()).toBe(0);
  saveBestScore(12);
  expect(loadBestScore()).toBe(12);
});

it('starts from nothing where storage is refused', () => {
  expect(() => saveBestScore(3)).not.toThrow();
  expect(loadBestScore()).toBe(0);
});
