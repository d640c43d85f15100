import { LOAD_ERROR_MESSAGE, LOAD_RETRY } from '#src/contracts/attributes.ts';
import { loadPage } from './pageCache.ts';

const MAIN = 'main';

const errorToText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A copy of the current document whose main area says that the next page couldn't be loaded, with a Retry button. */
export function buildLoadErrorDocument(current: Document, error: unknown): Document {
  const next = current.cloneNode(true) as Document;
  const main = next.querySelector(MAIN);
  const template = next.querySelector<HTMLTemplateElement>('#load-error-template');
  if (!main || !template) return next;
  main.replaceChildren(template.content.cloneNode(true));
  const message = main.querySelector(`[${LOAD_ERROR_MESSAGE}]`);
  if (message) message.textContent = errorToText(error);
  next.title = `Page not loaded | ${current.title.split(' | ').at(-1) ?? ''}`;
  return next;
}

/** Requests the page again; when that works, a full load also picks up a new deployment. */
async function retry(button: HTMLButtonElement): Promise<void> {
  button.disabled = true;
  try {
    await loadPage(new URL(location.href));
    location.reload();
  } catch (error) {
    const message = document.querySelector(`[${LOAD_ERROR_MESSAGE}]`);
    if (message) message.textContent = errorToText(error);
    button.disabled = false;
    button.focus();
  }
}

export function watchRetry(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>(`[${LOAD_RETRY}]`);
    if (button) void retry(button);
  });
}
