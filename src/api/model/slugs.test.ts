import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignSlugs } from './slugs.ts';
import type { ApiKind } from './types.ts';

describe('slugs', () => {
  it('equal the names, with a number where only case differs', () => {
    const slugs = assignSlugs([
      { kind: 'type', name: 'axis' },
      { kind: 'type', name: 'Axis' },
      { kind: 'enum', name: 'Axis' },
    ]);
    expect(Object.fromEntries(slugs)).toEqual({ 'enum:Axis': 'Axis', 'type:Axis': 'Axis', 'type:axis': 'axis-2' });
  });

  it('never collide case-insensitively and do not depend on the order', () => {
    const name = fc.array(fc.constantFrom('a', 'A', 'b', '-2'), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.uniqueArray(name.map((parts) => parts.join(''))), (names) => {
        const symbols = names.map((one) => ({ kind: 'class' as ApiKind, name: one }));
        const slugs = assignSlugs(symbols);
        const lower = [...slugs.values()].map((slug) => slug.toLowerCase());
        expect(new Set(lower).size).toBe(names.length);
        expect(assignSlugs(symbols.toReversed())).toEqual(slugs);
      }),
    );
  });
});
