import { describe, expect, it } from 'vitest';
import { isRangeWanted, isRefused, isUnchanged } from './conditions.ts';
import { chooseEncoding } from './encoding.ts';
import { parseRange } from './parseRange.ts';

const SHOWN = { etag: '"a"', mtimeMs: Date.parse('2026-01-02T03:04:05.678Z') };
const SAME_SECOND = 'Fri, 02 Jan 2026 03:04:05 GMT';
const EARLIER = 'Fri, 02 Jan 2026 03:04:04 GMT';

describe('the visitor has it already', () => {
  it.each([
    [{ 'if-none-match': '"a"' }, true],
    [{ 'if-none-match': 'W/"a"' }, true],
    [{ 'if-none-match': '"b" , "a"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"b"' }, false],
    [{ 'if-modified-since': SAME_SECOND }, true],
    [{ 'if-modified-since': EARLIER }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
    [{ 'if-none-match': '"b"', 'if-modified-since': SAME_SECOND }, false],
    [{}, false],
  ])('%o: %s', (headers, expected) => expect(isUnchanged(headers, SHOWN)).toBe(expected));
});

describe('the visitor wants a state that is gone', () => {
  it.each([
    [{ 'if-match': '"a"' }, false],
    [{ 'if-match': '*' }, false],
    [{ 'if-match': 'W/"a"' }, true],
    [{ 'if-match': '"b"' }, true],
    [{ 'if-unmodified-since': SAME_SECOND }, false],
    [{ 'if-unmodified-since': EARLIER }, true],
    [{}, false],
  ])('%o: %s', (headers, expected) => expect(isRefused(headers, SHOWN)).toBe(expected));
});

describe('a part is wanted', () => {
  it.each([
    ['"a"', true],
    ['"b"', false],
    ['W/"a"', false],
    [SAME_SECOND, true],
    [EARLIER, false],
    ['noise', false],
  ])('if it is still of %s: %s', (condition, expected) =>
    expect(isRangeWanted({ range: 'bytes=0-1', 'if-range': condition }, SHOWN)).toBe(expected),
  );

  it('only by those who ask for one', () => {
    expect(isRangeWanted({}, SHOWN)).toBe(false);
    expect(isRangeWanted({ range: 'bytes=0-1' }, SHOWN)).toBe(true);
  });
});

describe('a range', () => {
  it.each([
    ['bytes=2-4', { start: 2, end: 4 }],
    ['bytes=7-', { start: 7, end: 9 }],
    ['bytes=-2', { start: 8, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=0-99', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=4-2', undefined],
    ['bytes=0-1,3-4', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['lines=0-1', undefined],
    [undefined, undefined],
  ])('%s of ten bytes', (header, expected) => expect(parseRange(header, 10)).toEqual(expected));
});

describe('the encoding', () => {
  it.each([
    ['gzip, deflate, br', 'text/html', 'br'],
    ['br;q=0, gzip;q=0.5', 'text/html', 'gzip'],
    ['gzip;q=0.0', 'text/html', 'identity'],
    ['identity;q=1, *;q=0', 'text/html', 'identity'],
    ['', 'text/html', 'identity'],
    ['br', 'audio/mpeg', 'identity'],
    ['brave', 'text/html', 'identity'],
  ])('for "%s" of %s is %s', (accepted, type, expected) => expect(chooseEncoding(accepted, type)).toBe(expected));
});
