import { afterEach, expect, it, vi } from 'vitest';
import { createBestScore } from './bestScore';

afterEach(() => vi.unstubAllGlobals());

it('keeps only what beats the best score', () => {
  const best = createBestScore('a');
  expect(best.submit(10)).toBe(true);
  expect(best.submit(10)).toBe(false);
  expect(best.value).toBe(10);
});

it('remembers through the storage of the browser', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  createBestScore('b').submit(7);
  expect(createBestScore('b').value).toBe(7);
});

it('goes on without storage, as in a sandbox', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const best = createBestScore('c');
  expect(best.submit(3)).toBe(true);
  expect(best.value).toBe(3);
});
