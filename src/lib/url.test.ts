import { describe, expect, it } from 'vitest';
import { isExternal, normalizePath, stripHtmlEnding, withBase, withoutBase } from './url.ts';

describe('base path', () => {
  it('stands before routes of this site and nothing else', () => {
    expect(withBase('/docs/actors', '/engine/')).toBe('/engine/docs/actors');
    expect(withBase('/', '/engine/')).toBe('/engine/');
    expect(withBase('/docs', '/')).toBe('/docs');
    expect(withBase('https://example.com/docs', '/engine/')).toBe('https://example.com/docs');
    expect(withBase('//cdn.example.com/x.js', '/engine/')).toBe('//cdn.example.com/x.js');
    expect(withBase('#z-index', '/engine/')).toBe('#z-index');
  });

  it('comes off again', () => {
    expect(withoutBase('/engine/docs', '/engine/')).toBe('/docs');
    expect(withoutBase('/engine', '/engine/')).toBe('/');
    expect(withoutBase('/engineering', '/engine/')).toBe('/engineering');
  });
});

describe('paths', () => {
  it('lose their html ending', () => {
    expect(stripHtmlEnding('/docs/actors.html')).toBe('/docs/actors');
    expect(stripHtmlEnding('/docs/index.html')).toBe('/docs/');
    expect(stripHtmlEnding('/docs/actors')).toBe('/docs/actors');
  });

  it('compare equal whatever their spelling', () => {
    expect(normalizePath('/blog/Wave%20Function%20Collapse/')).toBe('/blog/Wave Function Collapse');
    expect(normalizePath('/index.html')).toBe('/');
    expect(normalizePath('/bad%')).toBe('/bad%');
  });

  it('are external when they carry a scheme or a host', () => {
    expect(isExternal('mailto:someone@example.com')).toBe(true);
    expect(isExternal('//example.com')).toBe(true);
    expect(isExternal('/docs')).toBe(false);
  });
});
