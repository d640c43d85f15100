import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PREFERRED_VERSION_KEY } from '#src/contracts/storageKeys.ts';
import { mapToStorage } from '#root/tests/fixtures/browser/mapToStorage.ts';
import { readPreferredVersion } from './preferredVersion.ts';

let values: Map<string, string>;

beforeEach(() => {
  values = new Map();
  vi.stubGlobal('localStorage', mapToStorage(values));
});
afterEach(() => vi.unstubAllGlobals());

describe('the version of the docs a visitor prefers', () => {
  it('is kept while the site has it', () => {
    values.set(PREFERRED_VERSION_KEY, 'current');
    expect(readPreferredVersion(['current'])).toBe('current');
  });

  it('is forgotten when the site does not know it', () => {
    values.set(PREFERRED_VERSION_KEY, '1.0');
    expect(readPreferredVersion(['current'])).toBeNull();
    expect(values.has(PREFERRED_VERSION_KEY)).toBe(false);
  });
});
