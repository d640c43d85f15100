import { describe, expect, it } from 'vitest';
import { dropBroughtStyles } from './dropBroughtStyles.ts';

const link = (name: string): string => `<link rel="stylesheet" href="/engine/_astro/${name}">`;
const drop = (html: string): string =>
  dropBroughtStyles([{ file: 'a.html', html }], new Set(['editor.x1.css']))[0]!.html;

describe('the styles of a built page', () => {
  it('are without those that a script brings along', () => {
    expect(drop(link('looks.x2.css') + link('editor.x1.css'))).toBe(link('looks.x2.css'));
  });

  it('are complete where only a script draws', () => {
    const island = '<astro-island uid="1" client="only"></astro-island>';
    expect(drop(link('editor.x1.css') + island)).toBe(link('editor.x1.css') + island);
  });
});
