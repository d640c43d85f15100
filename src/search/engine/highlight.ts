import { findWords, wordToTerms } from './words.ts';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const ELLIPSIS = '…';

/** Page text as HTML text: hits are injected as HTML by the search window. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign]!);

const isMatch = (word: string, words: ReadonlySet<string>): boolean =>
  wordToTerms(word).some((term) => words.has(term));

/** Escapes a text and marks the words that were found. */
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

/** The start of the window with the most matches; a match at its very end is moved towards its middle. */
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

/** The part of a text around the matches, so many words long, escaped and marked. */
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
