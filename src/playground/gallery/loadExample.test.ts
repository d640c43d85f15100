import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadExample } from './loadExample.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: string, status = 200): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(body, { status });
  });
  return asked;
}
const EXAMPLE = { id: 'a/b', title: 'B', files: [{ name: 'main.ts', text: '' }] };

describe('an example named by an address', () => {
  it('is fetched from its folder', async () => {
    const asked = answerWith(JSON.stringify(EXAMPLE));
    expect(await loadExample('actors/actors-patrol')).toEqual(EXAMPLE);
    expect(asked).toEqual(['/playground/examples/actors/actors-patrol.json']);
  });

  it.each(['../../kit/kit', '..', '/', '//evil.example/x', 'a//b', '', 'a?b', 'a%2fb', 'https://evil.example', '\0'])(
    '%j is never asked for',
    async (id) => {
      const asked = answerWith(JSON.stringify(EXAMPLE));
      await expect(loadExample(id)).rejects.toThrow('There is no example');
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ['{}', 200],
    ['null', 200],
    ['{"title":"x","files":[]}', 200],
    ['<!doctype html>', 200],
    [JSON.stringify(EXAMPLE), 404],
  ])('that is answered %s (%d) is none', async (body, status) => {
    answerWith(body, status);
    await expect(loadExample('a')).rejects.toThrow('There is no example');
  });

  it('that arrives cut off is to be asked for again', async () => {
    answerWith('{"title":"Ha');
    await expect(loadExample('a')).rejects.toThrow('did not load');
  });
});
