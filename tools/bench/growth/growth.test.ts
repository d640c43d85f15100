import { expect, test } from 'vitest';
import type { ApiSymbol } from '../../../src/api/model/types.ts';
import { buildGeneratedDoc } from './growDocs.ts';
import { growSymbols } from './growSymbols.ts';
import { fitSlope } from './fitSlope.ts';

const ACTOR: ApiSymbol = {
  id: 'class:Actor',
  name: 'Actor',
  kind: 'class',
  slug: 'Actor',
  area: 'core',
  file: 'Actor',
  extends: [[{ text: 'Entity', ref: 'class:Entity' }]],
  members: [
    {
      name: 'pos',
      kind: 'property',
      anchor: 'pos',
      type: [{ text: 'Vector', ref: 'class:Vector' }, ' | null'],
      inheritedFrom: { text: 'Entity.pos', ref: 'class:Entity', member: 'pos' },
    },
  ],
};

test('generated symbols copy real ones, but link to none', () => {
  const [first, second] = growSymbols([ACTOR], 2);
  expect([first!.id, second!.slug]).toEqual(['class:Grown0Actor', 'Grown1Actor']);
  expect(JSON.stringify([first, second])).not.toContain('"ref"');
  expect(first!.members![0]).toMatchObject({ type: ['Vector', ' | null'], inheritedFrom: { text: 'Entity.pos' } });
});

test('no two generated pages are the same', () => {
  expect(buildGeneratedDoc(1)).not.toBe(buildGeneratedDoc(2));
});

test('the slope is the cost per page', () => {
  const points = [1000, 5000, 10_000].map((pages) => ({ pages, value: 30 + pages * 0.02 }));
  expect(fitSlope(points)).toBeCloseTo(0.02);
});
