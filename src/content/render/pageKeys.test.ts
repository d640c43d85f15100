import { describe, expect, it } from 'vitest';
import { loadDocsSite } from '../read/docsSite.ts';
import { dataToKey, textToKey } from './pageKeys.ts';

const [doc] = loadDocsSite().docs;

describe('the key of a page', () => {
  it('stays while nothing changes', () => {
    expect(textToKey({ ...doc! })).toBe(textToKey(doc!));
  });

  it('changes with a word of its text', () => {
    expect(textToKey({ ...doc!, body: `${doc!.body} More.` })).not.toBe(textToKey(doc!));
  });

  it('changes with the data it is made of', () => {
    expect(dataToKey({ guides: ['/docs/actors'] })).not.toBe(dataToKey({ guides: [] }));
  });
});
