import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_KINDS, QUERY_MAX_LENGTH } from '../engine/model.ts';
import { parseAddress, toSearch } from './address.ts';

describe('the address of the search page', () => {
  it('brings back any words', () => {
    const words = fc
      .string({ unit: 'grapheme', maxLength: QUERY_MAX_LENGTH })
      .filter((text) => text.length <= QUERY_MAX_LENGTH);
    fc.assert(
      fc.property(words, fc.constantFrom(undefined, ...PAGE_KINDS), (query, kind) => {
        expect(parseAddress(toSearch({ query, kind }))).toEqual({ query, ...(kind ? { kind } : {}) });
      }),
    );
  });

  it('of any spelling gives words of bounded length and a known kind', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (q, kind) => {
        const { query, kind: parsed } = parseAddress(`?q=${q}&in=${kind}`);
        expect(query.length).toBeLessThanOrEqual(QUERY_MAX_LENGTH);
        expect([undefined, ...PAGE_KINDS]).toContain(parsed);
      }),
    );
  });

  it('knows no kinds by inheritance', () => expect(parseAddress('?in=constructor')).toEqual({ query: '' }));
});
