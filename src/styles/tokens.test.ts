import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '#src/ui/CodeBlock/contrast.ts';

/** WCAG 2.2 AA: text, and what must be seen to use a control. */
const TEXT_RATIO = 4.5;
const SHAPE_RATIO = 3;

const css = readFileSync('src/styles/tokens.css', 'utf8');
const [light = '', dark = ''] = css.split(":root[data-theme='dark']");
const readColors = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/--color-([\w-]+):\s*(#\w+)/g)].map(([, name, value]) => [name, value]));
const THEMES = { light: readColors(light), dark: { ...readColors(light), ...readColors(dark) } };

const PAGES = ['bg', 'bg-soft', 'surface', 'raised', 'code-bg'];
const pair = (front: string, backs: readonly string[]) => backs.map((back) => [front, back] as const);

const TEXTS = [
  ...['text', 'text-muted', 'heading', 'link', 'link-hover'].flatMap((front) => pair(front, PAGES)),
  ...['note', 'tip', 'info', 'warning', 'danger', 'coral'].flatMap((front) => pair(front, ['bg', 'surface'])),
  ...pair('text', ['inline-code', 'mark', 'line-mark', 'diff-add', 'diff-remove']),
  ...pair('link', ['inline-code']),
  ...pair('on-fill', ['fill']),
  ...pair('on-accent', ['accent', 'accent-hover']),
];
const SHAPES = [
  ...pair('focus', [...PAGES, 'inline-code']),
  ...pair('border-strong', ['bg', 'surface']),
  ...pair('brand', ['bg', 'surface']),
];

describe.each(Object.entries(THEMES))('the colors of the %s theme', (_, colors) => {
  const tooFaint = (pairs: readonly (readonly [string, string])[], least: number): string[] =>
    pairs
      .map(([front, back]) => ({ front, back, ratio: contrastRatio(colors[front]!, colors[back]!) }))
      .filter(({ ratio }) => !(ratio >= least))
      .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);

  it('can be read', () => expect(tooFaint(TEXTS, TEXT_RATIO)).toEqual([]));
  it('can be told from what is behind them', () => expect(tooFaint(SHAPES, SHAPE_RATIO)).toEqual([]));
});
