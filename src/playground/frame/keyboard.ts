import type { Send } from './pageLink.ts';

const SCROLL_KEYS = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  ' ',
  'PageUp',
  'PageDown',
  'Home',
  'End',
]);
const TYPES_TEXT = 'input, textarea, select, button, a, [contenteditable]';

/** Keeps the example from stealing keyboard focus: it needs a click first, and Escape releases it. */
export function guardKeyboard(send: Send): void {
  const nativeFocus = HTMLElement.prototype.focus;
  const focusWindow = window.focus.bind(window);
  // The engine calls focus() on its own; allow it only right after the visitor has clicked into the frame.
  window.focus = () => {
    if (navigator.userActivation?.isActive ?? true) focusWindow();
  };
  HTMLElement.prototype.focus = function (options) {
    if (navigator.userActivation?.hasBeenActive ?? true) nativeFocus.call(this, options);
  };
  window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && send({ type: 'entered' }), { capture: true });
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      send({ type: 'release' });
    }
    const isTyping = event.target instanceof Element && event.target.matches(TYPES_TEXT);
    // Scroll keys would scroll the page around the game.
    if (SCROLL_KEYS.has(event.key) && !isTyping) event.preventDefault();
  });
}
