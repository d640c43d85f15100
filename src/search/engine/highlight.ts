import { findWords, wordToTerms } from './words.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const ELLIPSIS = '…';

/** Escapes page text, because the search modal injects hits as HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

const isMatch = (word: string, words: ReadonlySet<string>): boolean =>
  wordToTerms(word).some((term) => words.has(term));

/** Escapes text and marks the matching words. */
export function highlight(text: string, words: ReadonlySet<string>): string {
  let html = '';
  let end = 0;
  for (const { text: word, start } of findWords(text)) {
    if (!isMatch(word, words)) continue;
    html += `${escapeHtml(text.slice(end, start))}<mark>${escapeHtml(word)}</mark>`;
    end = start + word.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** The start of the window with the most matches, shifted so that a match at its end has context after it. */
function densestWindow(matches: readonly boolean[], size: number): number {
  let best = { start: 0, count: 0 };
  let count = 0;
  matches.forEach((isFound, at) => {
    if (isFound) count++;
    if (at >= size && matches[at - size]) count--;
    if (count > best.count) best = { start: Math.max(0, at - size + 1), count };
  });
  const firstMatch = matches.indexOf(true, best.start);
  const lastStart = Math.max(0, matches.length - size);
  return Math.min(lastStart, Math.max(best.start, firstMatch - Math.floor(size / 3)));
}

/** An excerpt of `size` words around the matches, escaped and marked. */
export function snippet(text: string, words: ReadonlySet<string>, size: number): string {
  const found = findWords(text);
  if (found.length <= size) return highlight(text, words);
  const start = densestWindow(
    found.map(({ text: word }) => isMatch(word, words)),
    size,
  );
  const first = found[start]!;
  const last = found[Math.min(found.length, start + size) - 1]!;
  const isWhole = start + size >= found.length;
  const cut = text.slice(start === 0 ? 0 : first.start, isWhole ? undefined : last.start + last.text.length);
  return (start === 0 ? '' : ELLIPSIS) + highlight(cut, words) + (isWhole ? '' : ELLIPSIS);
}
