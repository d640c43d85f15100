import { CODE_COPY, CODE_WRAP, WRAPPED } from '#src/contracts/attributes.ts';
import { flashLabel } from './flashLabel.ts';

const codeOf = (button: Element): HTMLElement | null =>
  button.closest('.code-block')?.querySelector<HTMLElement>('pre code') ?? null;

/** The text of a block, ready to paste: without the removed lines of a diff. */
function blockToText(code: HTMLElement): string {
  const lines = [...code.querySelectorAll('.line:not(.line--remove)')].map((line) => line.textContent ?? '');
  return (lines.length > 0 ? lines.join('') : (code.textContent ?? '')).replace(/\n$/, '');
}

async function copy(button: HTMLElement): Promise<void> {
  const code = codeOf(button);
  if (!code) return;
  try {
    await navigator.clipboard.writeText(blockToText(code));
    flashLabel(button, 'Copied');
  } catch {
    flashLabel(button, 'Press Ctrl+C');
    getSelection()?.selectAllChildren(code);
  }
}

function toggleWrap(button: HTMLElement): void {
  const pre = codeOf(button)?.closest('pre');
  if (!pre) return;
  const wrapped = pre.toggleAttribute(WRAPPED);
  button.setAttribute('aria-pressed', String(wrapped));
}

/** Handles the buttons of every code block. */
export function watchCodeBlocks(): void {
  document.addEventListener('click', (event) => {
    const button =
      event.target instanceof Element ? event.target.closest<HTMLElement>(`[${CODE_COPY}], [${CODE_WRAP}]`) : null;
    if (!button) return;
    if (button.hasAttribute(CODE_COPY)) void copy(button);
    else toggleWrap(button);
  });
}
