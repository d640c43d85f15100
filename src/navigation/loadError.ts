const MAIN = 'main';

/** A copy of the current document whose main area says that the next page could not be loaded, with a Retry button. */
export function buildLoadErrorDocument(current: Document, error: unknown): Document {
  const next = current.cloneNode(true) as Document;
  const main = next.querySelector(MAIN);
  const template = next.querySelector<HTMLTemplateElement>('#load-error-template');
  if (!main || !template) return next;
  main.replaceChildren(template.content.cloneNode(true));
  const message = main.querySelector('[data-load-error-message]');
  if (message) message.textContent = error instanceof Error ? error.message : String(error);
  next.title = `Page not loaded | ${current.title.split(' | ').at(-1) ?? ''}`;
  return next;
}

/** Retry asks for the page again: a full load, which also picks up a new deployment. */
export function watchRetry(): void {
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[data-load-retry]')) location.reload();
  });
}
