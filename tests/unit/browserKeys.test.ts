import { describe, expect, it } from 'vitest';
import { keyToCodePoint } from '../browsers/drivers/keys.ts';

describe('keyToCodePoint', () => {
  it('names special keys as WebDriver does and passes letters on', () => {
    expect(keyToCodePoint('ArrowDown')).toBe('\uE015');
    expect(keyToCodePoint('k')).toBe('k');
  });

  it('says what to do about a key it does not know', () => {
    expect(() => keyToCodePoint('Hyper')).toThrow(
      'The key "Hyper" is unknown. Add it to tests/browsers/drivers/keys.ts.',
    );
  });
});
