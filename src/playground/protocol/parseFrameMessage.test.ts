import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TEXT_CHARS } from './consoleValue.ts';
import { parseFrameMessage } from './parseFrameMessage.ts';

const NONCE = 'n0nce';
const parse = (message: object) => parseFrameMessage({ nonce: NONCE, ...message }, NONCE);

describe('messages from the frame', () => {
  it("are accepted only with the frame's nonce", () => {
    expect(parse({ type: 'hello' })).toEqual({ type: 'hello' });
    expect(parseFrameMessage({ type: 'hello', nonce: 'other' }, NONCE)).toBeUndefined();
    expect(parseFrameMessage({ type: 'hello' }, NONCE)).toBeUndefined();
  });

  it('are dropped if their type is unknown or inherited from a prototype', () => {
    for (const type of ['start', 'constructor', '__proto__', 'toString', 1, null])
      expect(parse({ type })).toBeUndefined();
  });

  it('are rebuilt field by field', () => {
    const beat = parse({ type: 'beat', frames: '9', slowestFrameMs: -1, heapBytes: Infinity, extra: 1 });
    expect(beat).toEqual({ type: 'beat', frames: 0, slowestFrameMs: 0, heapBytes: 0 });
  });

  it('are truncated', () => {
    const entry = { level: 'log', values: [{ kind: 'text', text: 'x'.repeat(1e6) }], count: 1 };
    const message = parse({ type: 'console', entries: Array(5_000).fill(entry), dropped: 3 });
    if (message?.type !== 'console') throw new Error('not a console message');
    expect(message.entries).toHaveLength(200);
    expect(message.entries[0]!.values[0]).toEqual({ kind: 'text', text: 'x'.repeat(MAX_TEXT_CHARS) });
  });

  it('have a limited nesting depth', () => {
    const value: Record<string, unknown> = { kind: 'object', label: 'loop' };
    value['entries'] = [{ key: 'self', value }];
    const message = parse({ type: 'console', entries: [{ level: 'log', values: [value] }] });
    expect(JSON.stringify(message).length).toBeLessThan(2_000);
  });

  it('never throw, whatever the input', () => {
    const types = fc.constantFrom(
      'hello',
      'beat',
      'console',
      'error',
      'size',
      'needAsset',
      'picture',
      'release',
      'nonsense',
    );
    fc.assert(
      fc.property(types, fc.dictionary(fc.string(), fc.anything()), fc.anything(), (type, fields, entries) => {
        parse({ ...fields, type, entries, error: entries, path: entries });
        parseFrameMessage(entries, NONCE);
      }),
    );
  });

  it('preserve the location of an error', () => {
    const error = { kind: 'loop', message: 'endless', file: 'main.ts', line: 4, column: 2 };
    expect(parse({ type: 'error', error })).toEqual({ type: 'error', error });
    expect(parse({ type: 'error', error: { ...error, kind: 'surprise' } })).toMatchObject({
      error: { kind: 'runtime' },
    });
    expect(parse({ type: 'error', error: 'text' })).toBeUndefined();
  });
});
