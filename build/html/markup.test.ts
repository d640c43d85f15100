import { describe, expect, it } from 'vitest';
import { decodeEntities } from '../../src/lib/entities.ts';
import { readAttribute } from './markup.ts';

describe('the markup of a built page', () => {
  it('says what it means once its entities are read', () =>
    expect(decodeEntities('&lt;A &amp; B&gt; &#39;c&#x27; &quot;d&quot;&nbsp;&unknown;')).toBe(
      '<A & B> \'c\' "d"\u00a0&unknown;',
    ));

  it('has attributes, of which the longer name is another', () => {
    const tag = '<img data-src="b" src="a&amp;b" alt="">';
    expect(['src', 'alt', 'width'].map((name) => readAttribute(tag, name))).toEqual(['a&b', '', '']);
  });
});
