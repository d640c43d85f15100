import { flashLabel } from './flashLabel.ts';

async function copy(button: HTMLElement, address: string): Promise<void> {
  try {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${response.status}`);
    await navigator.clipboard.writeText(await response.text());
    flashLabel(button, 'Copied');
  } catch {
    flashLabel(button, 'Could not copy');
  }
}

/** 'Copy page as Markdown' fetches the page's twin when it is asked for, not before. */
export function watchCopyPage(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy-page]') : null;
    if (button?.dataset['copyPage']) void copy(button, button.dataset['copyPage']);
  });
}
