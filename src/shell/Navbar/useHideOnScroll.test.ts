import { describe, expect, it } from 'vitest';
import { scrollToVisibility } from './useHideOnScroll.ts';

const page = { navbarHeight: 60, documentHeight: 3000, windowHeight: 800 };

describe('the navbar while scrolling', () => {
  it('hides on the way down, once past its own height', () => {
    expect(scrollToVisibility({ ...page, lastScrollTop: 100, scrollTop: 140 })).toBe(false);
    expect(scrollToVisibility({ ...page, lastScrollTop: 0, scrollTop: 40 })).toBe(true);
  });

  it('shows on the way up', () => {
    expect(scrollToVisibility({ ...page, lastScrollTop: 900, scrollTop: 880 })).toBe(true);
  });

  it('stays as it is when the page bounces at its end', () => {
    expect(scrollToVisibility({ ...page, lastScrollTop: 2210, scrollTop: 2200 })).toBeUndefined();
  });
});
