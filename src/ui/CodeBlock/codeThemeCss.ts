import { bundledThemes } from 'shiki';
import { THEME } from '#src/contracts/attributes.ts';
import type { CodeThemeName } from '#src/config/codeThemes.ts';
import { CODE_THEMES } from '#src/config/codeThemes.ts';
import { ensureContrast } from './contrast.ts';

interface Rule {
  scope?: string | string[];
  settings?: { foreground?: string };
}

interface ThemeJson {
  fg?: string;
  colors?: Record<string, string>;
  settings?: Rule[];
  tokenColors?: Rule[];
}

/** The scopes to ask a theme for, most specific first, for each of our token kinds. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  constant: ['constant.numeric', 'constant', 'variable.other.constant'],
  string: ['string.quoted', 'string'],
  comment: ['comment'],
  keyword: ['keyword.control', 'keyword', 'storage.type', 'storage'],
  parameter: ['variable.parameter', 'variable'],
  function: ['entity.name.function', 'support.function'],
  'string-expression': ['string.template', 'string'],
  punctuation: ['punctuation', 'meta.brace'],
  link: ['markup.underline.link', 'string.other.link', 'string'],
};

/** Backgrounds of code blocks and of marked, added and removed lines in tokens.css: all token colors are made readable on them. */
export const BACKGROUNDS = {
  light: ['#f3f7fb', '#fdf3cf', '#dcf6e3', '#fde4e1'],
  dark: ['#06283d', '#123f5c', '#0f4536', '#552a30'],
} as const;
const READABLE_RATIO = 4.6;

const scopesOf = (rule: Rule): string[] =>
  (Array.isArray(rule.scope) ? rule.scope : (rule.scope ?? '').split(',')).map((scope) => scope.trim());

function findColour(rules: readonly Rule[], scopes: readonly string[]): string | undefined {
  for (const scope of scopes) {
    const rule = rules.findLast((candidate) => candidate.settings?.foreground && scopesOf(candidate).includes(scope));
    if (rule) return rule.settings?.foreground;
  }
  return undefined;
}

const toReadable = (color: string, backgrounds: readonly string[]): string =>
  backgrounds.reduce((readable, background) => ensureContrast(readable, background, READABLE_RATIO), color);

function themeToVariables(theme: ThemeJson, backgrounds: readonly string[]): string {
  const rules = theme.tokenColors ?? theme.settings ?? [];
  const foreground = theme.colors?.['editor.foreground'] ?? theme.fg ?? '#808080';
  const entries = Object.entries(SCOPES).map(([kind, scopes]) => [kind, findColour(rules, scopes) ?? foreground]);
  return [['foreground', foreground], ...entries]
    .map(([kind, color]) => `--code-${kind}:${toReadable(color ?? foreground, backgrounds)}`)
    .join(';');
}

async function loadTheme(name: CodeThemeName): Promise<ThemeJson> {
  const loaded = await bundledThemes[CODE_THEMES[name]]();
  return loaded.default as ThemeJson;
}

/** The token colors of the configured code themes as CSS, readable on our backgrounds in both modes. */
export async function buildCodeThemeCss(themes: { light: CodeThemeName; dark: CodeThemeName }): Promise<string> {
  const light = themeToVariables(await loadTheme(themes.light), BACKGROUNDS.light);
  const dark = themeToVariables(await loadTheme(themes.dark), BACKGROUNDS.dark);
  return `:root{${light}}\n@media not print{:root[${THEME}='dark']{${dark}}}\n`;
}
