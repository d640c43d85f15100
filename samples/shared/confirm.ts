import * as ex from 'excalibur';

/** Calls back when the player says "go": Space, Enter, a click or a tap. */
export function onConfirm(scene: ex.Scene, action: () => void): void {
  scene.input.pointers.on('down', action);
  scene.input.keyboard.on('press', ({ key }) => {
    if (key === ex.Keys.Space || key === ex.Keys.Enter) action();
  });
}
