import { describe, expect, it } from 'vitest';
import { dropLazyStyles, findStyleNames } from './dropLazyStyles.ts';

const link = (name: string): string => `<link rel="stylesheet" href="/engine/_astro/${name}">`;
const drop = (html: string): string => dropLazyStyles([{ file: 'a.html', html }], new Set(['editor.x1.css']))[0]!.html;

describe('the styles of a built page', () => {
  it('are without those that a script loads lazily', () => {
    expect(drop(link('page.x2.css') + link('editor.x1.css'))).toBe(link('page.x2.css'));
  });

  it('are complete where an island only renders in the browser', () => {
    const island = '<astro-island uid="1" client="only"></astro-island>';
    expect(drop(link('editor.x1.css') + island)).toBe(link('editor.x1.css') + island);
  });
});

describe('the styles that a script loads', () => {
  it('are found by their names', () => {
    const script = `d=(["_astro/editor.x1.css","_astro/a-b_c.y2.css"]);e=".css";f.cssText="x"`;
    expect(findStyleNames(script)).toEqual(['editor.x1.css', 'a-b_c.y2.css']);
  });
});
