import { COPY_PAGE } from '#src/contracts/attributes.ts';
import { flashLabel } from './flashLabel.ts';

async function copy(button: HTMLElement, url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status}`);
    await navigator.clipboard.writeText(await response.text());
    flashLabel(button, 'Copied');
  } catch {
    flashLabel(button, 'Could not copy');
  }
}

/** 'Copy page as Markdown' fetches the page's Markdown copy on demand. */
export function watchCopyPage(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(`[${COPY_PAGE}]`) : null;
    const url = button?.getAttribute(COPY_PAGE);
    if (button && url) void copy(button, url);
  });
}
