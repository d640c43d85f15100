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
const NOT_KEPT = 'This browser keeps no settings, so the choice is lost.';

const findNote = (): HTMLElement | null => document.querySelector('[data-privacy-note]');

function show(isKept = true): void {
  const note = findNote();
  const choice = readChoice();
  const button = note?.querySelector('button');
  const status = note?.querySelector('[role=status]');
  if (!button || !status) return;
  status.textContent = isKept ? SENTENCES[choice] : NOT_KEPT;
  button.textContent = LABELS[choice];
  button.hidden = LABELS[choice] === '';
  delete button.dataset['asleep'];
}

/** Wakes the switch in the footer, on this page and on every one that follows. */
export function startPrivacySwitch(): void {
  show();
  document.addEventListener('astro:page-load', () => show());
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-privacy-note] button') : null;
    if (button) show(toggleChoice());
  });
}
