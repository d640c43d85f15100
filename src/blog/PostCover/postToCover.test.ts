import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadPosts } from '#src/content/read/loadBlog.ts';
import { buildPostCoverFiles } from '../../../art/covers/coverFiles.ts';
import { postToCover } from './postToCover.ts';

const MAX_BYTES = 4096;

describe('the cover of a post', () => {
  it.each(loadPosts().map((post) => [post.title, post] as const))('exists for "%s"', (_, post) => {
    expect(existsSync(`public${postToCover(post)}`), 'draw it in art/covers and run "npm run art"').toBe(true);
  });

  it('is small, up to date, and no other post has the same', async () => {
    const files = await buildPostCoverFiles();
    for (const { path, bytes } of files) {
      expect(Buffer.compare(readFileSync(path), Buffer.from(bytes)), `${path}: run "npm run art"`).toBe(0);
      expect(bytes.length).toBeLessThan(MAX_BYTES);
    }
    expect(new Set(files.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(files.length);
  });
});
