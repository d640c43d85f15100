import { describe, expect, it } from 'vitest';
import { checkHtml } from './checkHtml.ts';

const page = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`;

describe('the markup of a page', () => {
  it('may be written as React writes it', () => {
    expect(checkHtml(page('<main><p id="$pos">A<br/><time dateTime="2025-01-31">b</time></p></main>'))).toEqual([]);
  });

  it('must nest and name things rightly', () => {
    const found = checkHtml(page('<main><p id="a"><div id="a"></div></p><img src="a.png"></main>')).join('\n');
    for (const rule of ['close-order', 'no-dup-id', 'wcag/h37']) expect(found).toContain(rule);
  });
});
