import { describe, expect, it } from 'vitest';
import { readBuild } from '../../src/offline/worker/chooseStrategy.ts';
import { createBuildId, insertBuildId } from './buildId.ts';

describe('the build id', () => {
  const page = { file: 'a.html', html: '1' };
  const other = { file: 'b.html', html: '2' };

  it('depends on the pages and not on their order', () => {
    expect(createBuildId([page, other])).toBe(createBuildId([other, page]));
    expect(createBuildId([page])).not.toBe(createBuildId([{ ...page, html: '3' }]));
  });

  it('is at the end of the head of every page, where the service worker reads it', () => {
    const pages = ['<head></head>a', '<head></head>b'].map((html, at) => ({ file: `${at}.html`, html }));
    const inserted = insertBuildId(pages, 'abc').map(({ html }) => html);
    const tag = '<meta name="site-build" content="abc">';
    expect(inserted).toEqual([`<head>${tag}</head>a`, `<head>${tag}</head>b`]);
    expect(inserted.map(readBuild)).toEqual(['abc', 'abc']);
  });
});
