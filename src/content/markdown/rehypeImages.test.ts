import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { expect, test } from 'vitest';
import { VFile } from 'vfile';
import { rehypeImages } from './rehypeImages.ts';

const KEY = '/kit/items/key.png';
const example = () => ({ type: 'mdxJsxFlowElement', name: 'LiveExample', attributes: [] as object[], children: [] });

async function run(path: string, ...children: unknown[]): Promise<void> {
  await rehypeImages()({ type: 'root', children } as Root, new VFile({ path: `${process.cwd()}/${path}` }));
}

test('a picture of public/ gets its size; the first of a page does not wait', async () => {
  const [first, second] = [h('img', { src: KEY }), h('img', { src: KEY, loading: 'eager' })] as [Element, Element];
  const third = h('img', { src: KEY });
  await run('docs/a.mdx', first, second, third);
  expect(first.properties).toMatchObject({ loading: 'eager', width: expect.any(Number), height: expect.any(Number) });
  expect([second, third].map(({ properties }) => properties['loading'])).toEqual(['eager', 'lazy']);
});

test('the poster of an example is a picture too', async () => {
  const [first, second] = [example(), example()];
  await run('docs/a.mdx', first, h('img', { src: KEY }), second);
  expect([first, second].map(({ attributes }) => attributes.length)).toEqual([1, 0]);
});

test('a post begins with its cover, so that nothing in its text comes first', async () => {
  const image = h('img', { src: KEY });
  await run('blog/2020/index.mdx', image);
  expect(image.properties['loading']).toBe('lazy');
});
