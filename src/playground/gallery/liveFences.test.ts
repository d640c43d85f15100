import { describe, expect, it } from 'vitest';
import { readLiveFences } from './liveFences.ts';

describe('live fences', () => {
  it('are parsed with language, title and line', () => {
    const page =
      '# Actors\n\n```ts\nnot live\n```\n\n```ts live title="Move"\nconst a = 1;\n\nconst b = 2;\n```\n\n```jsx live\n<b/>\n```\n';
    expect(readLiveFences(page)).toEqual([
      { language: 'ts', code: 'const a = 1;\n\nconst b = 2;', title: 'Move', line: 7 },
      { language: 'jsx', code: '<b/>', title: undefined, line: 13 },
    ]);
  });

  it('are ignored inside other fences', () => {
    expect(readLiveFences('````md\n```ts live\nx\n```\n````\n')).toEqual([]);
  });

  it('can be nested in a list', () => {
    expect(readLiveFences('- step\n\n  ```ts live\n  const a = 1;\n    a;\n  ```\n')[0]!.code).toBe(
      'const a = 1;\n  a;',
    );
  });

  it('require `live` as a whole word', () => {
    expect(readLiveFences('```ts alive\nx\n```\n```ts title="live"\nx\n```\n')).toEqual([]);
  });
});
