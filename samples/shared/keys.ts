/** Presses or lets go of a key as if the player had done it: the engine listens to the window. */
export function sendKey(type: 'keydown' | 'keyup', code: string): void {
  window.dispatchEvent(new KeyboardEvent(type, { code }));
}
