import { describe, expect, it } from 'vitest';
import { routeToPreview } from './pageUrls.ts';

describe('the path of a link preview', () => {
  it('is that of the page, below its own folder', () => {
    expect(routeToPreview('/docs/actors/')).toBe('/og/docs/actors.png');
    expect(routeToPreview('/')).toBe('/og/home.png');
  });

  it('ends with the type of the image, which depends on the cover', () => {
    expect(routeToPreview('/blog/Two Words', '/img/covers/blog/two-words.webp')).toBe('/og/blog/Two%20Words.jpg');
  });
});
