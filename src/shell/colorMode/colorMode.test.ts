import { describe, expect, it } from 'vitest';
import { storedToMode } from './colorMode.ts';

const options = { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false } as const;

describe('color mode', () => {
  it('is what the visitor chose', () => {
    expect(storedToMode('dark', options, false)).toBe('dark');
  });

  it('falls back to the default when nothing or garbage is stored', () => {
    expect(storedToMode(null, options, true)).toBe('light');
    expect(storedToMode('purple', { ...options, defaultMode: 'dark' }, false)).toBe('dark');
  });

  it('falls back to the system when the site follows it', () => {
    expect(storedToMode(null, { ...options, respectPrefersColorScheme: true }, true)).toBe('dark');
    expect(storedToMode('light', { ...options, respectPrefersColorScheme: true }, true)).toBe('light');
  });

  it('ignores a stored choice when the switch is off', () => {
    expect(storedToMode('dark', { ...options, disableSwitch: true }, true)).toBe('light');
  });
});
