import { expect, test } from 'vitest';
import { siteConfig } from '#src/config/index.ts';
import { isListedPost, loadPosts } from '#src/content/read/loadBlog.ts';
import { loadPostPage } from './loadPostPage.ts';

const listed = loadPosts().filter(isListedPost);
const [newest, second] = listed;

test('the newest post has only an older neighbor, the oldest only a newer one', () => {
  expect(loadPostPage(newest!.file)).toMatchObject({ newer: undefined, older: { label: second!.title } });
  expect(loadPostPage(listed.at(-1)!.file)).toMatchObject({ newer: { label: listed.at(-2)!.title }, older: undefined });
});

test('links to posts with spaces in their path are encoded', () => {
  const spaced = listed.find(({ route }) => route.includes(' '))!;
  const { layout } = loadPostPage(spaced.file);
  expect(layout.markdown).toBe(`${encodeURI(spaced.route)}.md`);
  expect((layout.structuredData as { url: string }).url).toBe(siteConfig.url + encodeURI(spaced.route));
});

test('a file that is no post is named', () => {
  expect(() => loadPostPage('blog/none/index.mdx')).toThrow('blog/none/index.mdx is no post of the blog.');
});
