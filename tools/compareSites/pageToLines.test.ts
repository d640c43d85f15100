import { expect, test } from 'vitest';
import { normalizeText } from './normalizeText.ts';
import { pageToLines } from './pageToLines.ts';

const toText = (body: string) => pageToLines(`<!doctype html><body>${body}`).map(({ text }) => text);
const bodyOf = (body: string) => toText(body).slice(5, -2);

test('the order of attributes and the spaces between classes mean nothing', () => {
  expect(toText('<p id="a" class="b  c">x</p>')).toEqual(toText('<p class="b c" id="a">x</p>'));
  expect(toText('<p class="b c">x</p>')).not.toEqual(toText('<p class="c b">x</p>'));
});

test('a space next to a block means nothing, a space between words does', () => {
  expect(toText('<div>\n  <p> One\n two </p>\n</div>')).toEqual(toText('<div><p>One two</p></div>'));
  expect(toText('<p><b>a</b> <i>b</i></p>')).not.toEqual(toText('<p><b>a</b><i>b</i></p>'));
  expect(toText('<p>a <b>b</b></p>')).not.toEqual(toText('<p>a<b>b</b></p>'));
});

test('spaces and line breaks in a code block are kept', () => {
  expect(toText('<pre><code>a\n\nb</code></pre>')).not.toEqual(toText('<pre><code>a\nb</code></pre>'));
  expect(toText('<pre><span>  a</span></pre>')).not.toEqual(toText('<pre><span>a</span></pre>'));
});

test('comments mean nothing, also between two texts', () => {
  expect(toText('<p>2<!-- --> files</p>')).toEqual(toText('<p>2 files</p>'));
});

test('what stands in a template is compared', () => {
  expect(toText('<template><b>a</b></template>')).not.toEqual(toText('<template><b>b</b></template>'));
});

test('a line knows the elements around it', () => {
  const lines = pageToLines('<!doctype html><body><main id="m"><p class="a b">Hello');
  expect(lines.find(({ text }) => text === 'Hello')?.inside).toBe('html > body > main#m > p.a.b');
});

test('elements that never have content get no end tag', () => {
  expect(bodyOf('<p>a<br>b</p>')).toEqual(['<p>', 'a', '<br>', 'b', '</p>']);
});

test('hashes and the name of the build are taken out', () => {
  expect(normalizeText('<script src="/_astro/page.BrI3VP7U.js">')).toBe('<script src="/_astro/page.js">');
  expect(normalizeText('<img src="/engine/_astro/cover.DmkVvR3P_Z1a2b3.webp" alt="">')).toContain(
    '"/engine/_astro/cover.webp"',
  );
  expect(normalizeText('{"url":"_astro/search-bodies.5EB3q3K6rq.json"}')).toBe('{"url":"_astro/search-bodies.json"}');
  expect(normalizeText("script-src 'self' 'sha256-a+/=' 'sha256-b'; x")).toBe("script-src 'self' 'hash'; x");
  expect(normalizeText('<meta name="site-build" content="856f1d509d4d">')).toBe('<meta name="site-build" content="*">');
  expect(normalizeText('<astro-island uid="Z1WohJS" prefix="r1" ssr>')).toBe('<astro-island ssr>');
  expect(normalizeText('<img src="/img/page.BrI3VP7U.png">')).toBe('<img src="/img/page.BrI3VP7U.png">');
});
