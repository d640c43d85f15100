import type { RefObject } from 'react';
import { useEffect } from 'react';
import { siteClient } from '../client/createClient.ts';

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

/** Types the same query once more. The window has no other way to be told that a better answer is there. */
function askAgain(input: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = input;
  for (const next of [`${value} `, value]) {
    setValue.call(input, next);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** Asks again when the running text has arrived after the first answer came from names and headings. */
export function useCompleteResults(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    siteClient.onComplete?.(() => {
      const input = frame.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
      if (input?.value.trim()) askAgain(input);
    });
  }, [frame]);
}
