import { afterEach, describe, expect, it, vi } from 'vitest';
import { mapToStorage } from '#root/tests/fixtures/browser/mapToStorage.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('browser storage', () => {
  it('hands back what was stored', () => {
    const values = new Map<string, string>();
    vi.stubGlobal('localStorage', mapToStorage(values));
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
