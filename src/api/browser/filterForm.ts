import { readState, writeState, type FilterState } from './filterState.ts';

const boxesOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
const wordsOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[type=search]')!;

function readForm(form: HTMLFormElement): FilterState {
  const hidden = boxesOf(form).filter((box) => !box.checked);
  return { words: wordsOf(form).value.trim(), hidden: hidden.map((box) => box.value) };
}

function fillForm(form: HTMLFormElement, state: FilterState): void {
  wordsOf(form).value = state.words;
  for (const box of boxesOf(form)) box.checked = !state.hidden.includes(box.value);
}

/** Whether the visitor has used the form before this script ran. */
const isTouched = (form: HTMLFormElement): boolean =>
  wordsOf(form).value !== '' || boxesOf(form).some((box) => box.checked !== box.defaultChecked);

function showInUrl(key: string, state: FilterState): void {
  const url = `${location.pathname}${writeState(location.search, key, state)}${location.hash}`;
  // The router keeps its own state in the history entry.
  history.replaceState(history.state, '', url);
}

/** Fills a filter form from the URL, and calls back with its state now and on every change. */
export function startFilterForm(form: HTMLFormElement, apply: (state: FilterState) => void): void {
  const key = wordsOf(form).name;
  const follow = () => {
    const state = readForm(form);
    showInUrl(key, state);
    apply(state);
  };
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', follow);
  if (isTouched(form)) return follow();
  fillForm(form, readState(location.search, key));
  apply(readForm(form));
}
