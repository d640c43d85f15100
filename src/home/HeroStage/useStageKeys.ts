import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import type { HeroGame } from '../HeroGame/createHeroGame.ts';

const JUMP_KEYS = new Set([' ', 'ArrowUp', 'w', 'W', 'Enter']);
const PAUSE_KEYS = new Set(['p', 'P', 'Escape']);

/** Keys and taps for the game. They count only while its canvas has the focus, so that keyboard shortcuts of the page keep working. */
export function useStageKeys(game: RefObject<HeroGame | null>) {
  return {
    onKeyDown(event: KeyboardEvent): void {
      if (JUMP_KEYS.has(event.key)) {
        event.preventDefault();
        if (!event.repeat) game.current?.press();
      } else if (PAUSE_KEYS.has(event.key)) game.current?.togglePause();
    },
    onKeyUp(event: KeyboardEvent): void {
      if (JUMP_KEYS.has(event.key)) game.current?.release();
    },
    onPointerDown(event: PointerEvent): void {
      if (event.button === 0) game.current?.press();
    },
    onPointerUp: () => game.current?.release(),
    onPointerCancel: () => game.current?.release(),
  };
}
