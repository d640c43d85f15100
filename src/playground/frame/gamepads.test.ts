import { describe, expect, it } from 'vitest';
import { tolerateDeniedGamepads } from './gamepads.ts';

describe('tolerateDeniedGamepads', () => {
  it('returns no gamepads when the browser throws', () => {
    const source = {
      getGamepads(): never {
        throw new DOMException('Permissions policy denies gamepads.', 'SecurityError');
      },
    };
    tolerateDeniedGamepads(source);
    expect(source.getGamepads()).toEqual([]);
  });

  it('returns the gamepads when the browser allows them', () => {
    const gamepad = { id: 'pad', index: 0 } as Gamepad;
    const source = {
      connected: [gamepad, null],
      getGamepads() {
        return this.connected;
      },
    };
    tolerateDeniedGamepads(source);
    expect(source.getGamepads()).toEqual([gamepad, null]);
  });

  it('does nothing in a browser without gamepad support', () => {
    const source = {};
    tolerateDeniedGamepads(source);
    expect(source).toEqual({});
  });
});
