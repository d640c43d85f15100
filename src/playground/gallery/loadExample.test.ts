import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadExample } from './loadExample.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: string, status = 200): string[] {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    return new Response(body, { status });
  });
  return requested;
}
const EXAMPLE = { id: 'a/b', title: 'B', files: [{ name: 'main.ts', text: '' }] };

describe('loading an example by id', () => {
  it('fetches it from the examples folder', async () => {
    const requested = answerWith(JSON.stringify(EXAMPLE));
    expect(await loadExample('actors/actors-patrol')).toEqual(EXAMPLE);
    expect(requested).toEqual(['/playground/examples/actors/actors-patrol.json']);
  });

  it.each(['../../kit/kit', '..', '/', '//evil.example/x', 'a//b', '', 'a?b', 'a%2fb', 'https://evil.example', '\0'])(
    'never requests %j',
    async (id) => {
      const requested = answerWith(JSON.stringify(EXAMPLE));
      await expect(loadExample(id)).rejects.toThrow('There is no example');
      expect(requested).toEqual([]);
    },
  );

  it.each([
    ['{}', 200],
    ['null', 200],
    ['{"title":"x","files":[]}', 200],
    ['<!doctype html>', 200],
    [JSON.stringify(EXAMPLE), 404],
  ])('reports response %s (%d) as missing', async (body, status) => {
    answerWith(body, status);
    await expect(loadExample('a')).rejects.toThrow('There is no example');
  });

  it('suggests a retry after a truncated response', async () => {
    answerWith('{"title":"Ha');
    await expect(loadExample('a')).rejects.toThrow('did not load');
  });
});
