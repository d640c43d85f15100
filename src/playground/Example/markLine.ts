import type { RunError } from '../protocol/messages.ts';

/** Marks the line of an error in a static code block. Returns what takes the mark away. */
export function markLine(code: Element, error: RunError | null): () => void {
  const isFirstFile = error?.file === undefined || /^main\./.test(error.file);
  const line =
    error?.line && isFirstFile ? code.querySelectorAll('.code-block:first-of-type .line')[error.line - 1] : undefined;
  line?.classList.add('line--error');
  return () => line?.classList.remove('line--error');
}
