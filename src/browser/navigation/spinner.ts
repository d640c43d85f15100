import { SPINNER_DELAY_MS } from './constants.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

function show(): void {
  const template = document.querySelector<HTMLTemplateElement>('#page-spinner-template');
  const main = document.querySelector('main');
  if (!template || !main || main.querySelector(':scope > .page-spinner')) return;
  main.prepend(template.content.cloneNode(true));
  main.setAttribute('aria-busy', 'true');
}

/** Shows the spinner over the main area if the page takes longer than the delay. */
export function startSpinner(): void {
  clearTimeout(timer);
  timer = setTimeout(show, SPINNER_DELAY_MS);
}

export function stopSpinner(): void {
  clearTimeout(timer);
  const main = document.querySelector('main');
  main?.querySelector(':scope > .page-spinner')?.remove();
  main?.removeAttribute('aria-busy');
}
