import { describe, expect, it } from 'vitest';
import { tolerateDeniedGamepads } from './gamepads.ts';

describe('tolerateDeniedGamepads', () => {
  it('finds no gamepads where the browser throws', () => {
    const source = {
      getGamepads(): never {
        throw new DOMException('Permissions policy denies gamepads.', 'SecurityError');
      },
    };
    tolerateDeniedGamepads(source);
    expect(source.getGamepads()).toEqual([]);
  });

  it('passes the gamepads on where the browser allows them', () => {
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

  it('adds nothing to a browser without gamepads', () => {
    const source = {};
    tolerateDeniedGamepads(source);
    expect(source).toEqual({});
  });
});
