import { PENDING } from '#src/contracts/attributes.ts';
import { readChoice, toggleChoice, type Choice } from './countingChoice.ts';

const SENTENCES: Readonly<Record<Choice, string>> = {
  counted: '',
  'not-counted': 'Yours are not counted.',
  'refused-by-browser': 'Your browser asks not to be tracked, so yours are not counted.',
};
export const LABELS: Readonly<Record<Choice, string>> = {
  counted: 'Do not count mine',
  'not-counted': 'Count mine again',
  'refused-by-browser': '',
};
const NOT_STORED = 'This browser keeps no settings, so the choice is lost.';

const findNote = (): HTMLElement | null => document.querySelector('[data-privacy-note]');

function show(isStored = true): void {
  const note = findNote();
  const choice = readChoice();
  const button = note?.querySelector('button');
  const status = note?.querySelector('[role=status]');
  if (!button || !status) return;
  status.textContent = isStored ? SENTENCES[choice] : NOT_STORED;
  button.textContent = LABELS[choice];
  button.hidden = LABELS[choice] === '';
  button.removeAttribute(PENDING);
}

/** Shows the visitor's choice in the footer of this page and enables the button. */
export const showPrivacyChoice = (): void => show();

/** Handles the button in the footer, on this page and on those that follow. */
export function watchPrivacySwitch(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-privacy-note] button') : null;
    if (button) show(toggleChoice());
  });
}
