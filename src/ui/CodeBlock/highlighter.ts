import { createCssVariablesTheme, createHighlighter } from 'shiki';
import { rememberTokens } from './tokenCache.ts';

const THEME = createCssVariablesTheme({ name: 'site-tokens', variablePrefix: '--shiki-' });
const LANGUAGES = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'bash',
  'json',
  'html',
  'css',
  'glsl',
  'yaml',
  'toml',
  'md',
  'mdx',
  'xml',
  'csharp',
];

/** Short class names keep highlighted pages small; the colours behind them come from the configured code themes. */
export const TOKEN_CLASSES: Readonly<Record<string, string>> = {
  constant: 'tc',
  string: 'ts',
  comment: 'tm',
  keyword: 'tk',
  parameter: 'tp',
  function: 'tf',
  'string-expression': 'te',
  punctuation: 'tu',
  link: 'tl',
};

export interface CodeToken {
  text: string;
  /** Empty for plain text. */
  className: string;
}

// Build time only: pages carry the outcome, never the highlighter.
const highlighter = await createHighlighter({
  themes: [THEME],
  langs: LANGUAGES,
});

const colourToClass = (colour = ''): string => TOKEN_CLASSES[/--shiki-token-([\w-]+)/.exec(colour)?.[1] ?? ''] ?? '';

const isKnown = (language: string): boolean => highlighter.getLoadedLanguages().includes(language);

/** Neighbours of one colour become one token. */
function mergeTokens(tokens: readonly CodeToken[]): CodeToken[] {
  const merged: CodeToken[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    const blank = token.text.trim() === '';
    if (last && (last.className === token.className || blank)) last.text += token.text;
    else merged.push({ ...token });
  }
  return merged;
}

// No time limit: on a busy machine a line would otherwise come back half coloured, and differently in each build.
const colour = (code: string, language: string): CodeToken[][] =>
  highlighter
    .codeToTokensBase(code, { lang: language as 'ts', theme: THEME, tokenizeTimeLimit: 0 })
    .map((line) => mergeTokens(line.map(({ content, color }) => ({ text: content, className: colourToClass(color) }))));

/** Splits code into lines of coloured tokens; a language without a grammar comes back plain. */
export function highlightLines(code: string, language: string): CodeToken[][] {
  if (!isKnown(language)) return code.split('\n').map((text) => [{ text, className: '' }]);
  return rememberTokens(code, language, () => colour(code, language));
}
