import { describe, expect, it } from 'vitest';
import { routeToPreview } from './head.ts';

describe('the address of a preview picture', () => {
  it('is that of the page, below a folder of its own', () => {
    expect(routeToPreview('/docs/actors/')).toBe('/og/docs/actors.png');
    expect(routeToPreview('/')).toBe('/og/home.png');
  });

  it('says of what kind the picture is, which depends on a cover', () => {
    expect(routeToPreview('/blog/Two Words', '/img/covers/blog/two-words.webp')).toBe('/og/blog/Two%20Words.jpg');
  });
});
