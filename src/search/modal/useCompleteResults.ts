import type { RefObject } from 'react';
import { useEffect } from 'react';
import { siteClient } from '../client/createClient.ts';

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;

/** Simulates typing the same query again: DocSearch has no other way to refresh its results. */
function rerunSearch(input: HTMLInputElement): void {
  const { value, selectionStart, selectionEnd } = input;
  for (const next of [`${value} `, value]) {
    setValue.call(input, next);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  input.setSelectionRange(selectionStart, selectionEnd);
}

/** Reruns the search once body text is loaded, if the first results came from titles and headings only. */
export function useCompleteResults(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    siteClient.onComplete?.(() => {
      const input = frame.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
      if (input?.value.trim()) rerunSearch(input);
    });
  }, [frame]);
}
