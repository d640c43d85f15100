import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGE_KINDS, QUERY_MAX_LENGTH } from '../engine/model.ts';
import { parseSearchParams, toQueryString } from './searchParams.ts';

describe('search page parameters', () => {
  it('round-trip any query and kind', () => {
    const words = fc
      .string({ unit: 'grapheme', maxLength: QUERY_MAX_LENGTH })
      .filter((text) => text.length <= QUERY_MAX_LENGTH);
    fc.assert(
      fc.property(words, fc.constantFrom(undefined, ...PAGE_KINDS), (query, kind) => {
        expect(parseSearchParams(toQueryString({ query, kind }))).toEqual({ query, ...(kind ? { kind } : {}) });
      }),
    );
  });

  it('always parse to a query of bounded length and a known kind', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (q, kind) => {
        const { query, kind: parsed } = parseSearchParams(`?q=${q}&in=${kind}`);
        expect(query.length).toBeLessThanOrEqual(QUERY_MAX_LENGTH);
        expect([undefined, ...PAGE_KINDS]).toContain(parsed);
      }),
    );
  });

  it('reject names of inherited properties as kinds', () =>
    expect(parseSearchParams('?in=constructor')).toEqual({ query: '' }));
});
