import { describe, expect, it } from 'vitest';
import { dropBroughtStyles, findStyleNames } from './dropBroughtStyles.ts';

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

describe('the styles that a script brings', () => {
  it('are found by their names', () => {
    const script = `d=(["_astro/editor.x1.css","_astro/a-b_c.y2.css"]);e=".css";f.cssText="x"`;
    expect(findStyleNames(script)).toEqual(['editor.x1.css', 'a-b_c.y2.css']);
  });
});
