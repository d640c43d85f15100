/** The boot script stops marking presses from here on. */
export const READING_EVENT = 'site:reading';

/** Answers what the visitor pressed before this room was awake; call it when all listeners are there. */
export function answerEarlyPresses(): void {
  document.dispatchEvent(new Event(READING_EVENT));
  for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    pressed.removeAttribute('data-pressed');
    pressed.click();
  }
}
