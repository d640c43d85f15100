import { createRequire } from 'node:module';
import { createCssVariablesTheme, createHighlighterCoreSync, type LanguageRegistration } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { cacheTokens } from './tokenCache.ts';

const THEME = createCssVariablesTheme({ name: 'site-tokens', variablePrefix: '--shiki-' });

/** Short class names keep highlighted pages small; the colors behind them come from the configured code themes. */
const TOKEN_CLASSES: Readonly<Record<string, string>> = {
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

// Build time only: pages contain its output, never the highlighter.
const highlighter = createHighlighterCoreSync({
  themes: [THEME],
  langs: [],
  engine: await createOnigurumaEngine(import('shiki/wasm')),
});

const require = createRequire(import.meta.url);

/** Grammars are large and most code is cached from an earlier build, so each grammar is loaded on first use. */
function loadGrammar(language: string): void {
  if (highlighter.getLoadedLanguages().includes(language)) return;
  const { default: grammar } = require(`shiki/langs/${language}.mjs`) as { default: LanguageRegistration[] };
  highlighter.loadLanguageSync(grammar);
}

const colorToClass = (color = ''): string => TOKEN_CLASSES[/--shiki-token-([\w-]+)/.exec(color)?.[1] ?? ''] ?? '';

const isKnown = (language: string): boolean => Object.hasOwn(bundledLanguages, language);

/** Merges adjacent tokens of the same color. */
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

// No time limit: on a busy machine a line would otherwise come back half highlighted, and differently in each build.
function highlight(code: string, language: string): CodeToken[][] {
  loadGrammar(language);
  return highlighter
    .codeToTokensBase(code, { lang: language, theme: THEME, tokenizeTimeLimit: 0 })
    .map((line) => mergeTokens(line.map(({ content, color }) => ({ text: content, className: colorToClass(color) }))));
}

/** Splits code into lines of highlighted tokens; a language without a grammar comes back plain. */
export function highlightLines(code: string, language: string): CodeToken[][] {
  if (!isKnown(language)) return code.split('\n').map((text) => [{ text, className: '' }]);
  return cacheTokens(code, language, () => highlight(code, language));
}
