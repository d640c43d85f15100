import { afterEach, describe, expect, it, vi } from 'vitest';
import { readStored, removeStored, writeStored } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('browser storage', () => {
  it('hands back what was stored', () => {
    const values = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
      removeItem: (key: string) => values.delete(key),
    });
    writeStored('theme', 'dark');
    expect(readStored('theme')).toBe('dark');
    removeStored('theme');
    expect(readStored('theme')).toBeNull();
  });

  it('acts as empty and says so when it is denied', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('localStorage', undefined);
    expect(readStored('theme')).toBeNull();
    writeStored('theme', 'dark');
    removeStored('theme');
    expect(warn).toHaveBeenCalledTimes(3);
  });
});
