import { cachedSync } from '#root/build/cache/cached.ts';
import { toHash } from '#root/build/cache/hash.ts';
import { hashInputs } from '#root/build/cache/hashInputs.ts';
import type { CodeToken } from './highlighter.ts';

const CODE = 'src/ui/CodeBlock/highlighter.ts';

/** A token is stored as its class, a blank and its text. */
const pack = (lines: CodeToken[][]): string[][] =>
  lines.map((line) => line.map(({ text, className }) => `${className} ${text}`));

const unpack = (lines: string[][]): CodeToken[][] =>
  lines.map((line) =>
    line.map((token) => {
      const end = token.indexOf(' ');
      return { className: token.slice(0, end), text: token.slice(end + 1) };
    }),
  );

let highlighter: string | undefined;

/** The tokens of code that was highlighted before, in this build or an earlier one. */
export function cacheTokens(code: string, language: string, make: () => CodeToken[][]): CodeToken[][] {
  highlighter ??= hashInputs({ code: CODE });
  const hash = toHash(language, code);
  const inputs = { data: [highlighter, language, code] };
  return unpack(cachedSync(`code/${hash.slice(0, 2)}/${hash}`, inputs, () => pack(make())));
}
