import { describe, expect, it } from 'vitest';
import type { ApiMember, ApiModel, ApiSymbol } from '../model/types.ts';
import { compactChanges, compareShapes } from './compareShapes.ts';
import { followName } from './historyOf.ts';
import { modelToShapes } from './shapes.ts';
import type { HistoryData } from './types.ts';

const property = (name: string, type: string, more: Partial<ApiMember> = {}): ApiMember => ({
  name,
  kind: 'property',
  anchor: name,
  type: [type],
  ...more,
});

const symbol = (id: ApiSymbol['id'], members: ApiMember[] = [], more: Partial<ApiSymbol> = {}): ApiSymbol => {
  const [kind, name] = id.split(':') as [ApiSymbol['kind'], string];
  return { id, kind, name, slug: name, area: 'engine', file: 'File', members, ...more };
};

const shapes = (...symbols: ApiSymbol[]) =>
  modelToShapes({ packageName: 'excalibur', version: '1.0.0', symbols } satisfies ApiModel);

const compare = (older: ApiSymbol[], newer: ApiSymbol[]) =>
  compactChanges(compareShapes('2.0.0', shapes(...older), shapes(...newer)));

describe('comparing two versions', () => {
  it('finds new, changed and removed symbols and members', () => {
    const changes = compare(
      [symbol('class:Gone'), symbol('class:Actor', [property('pos', 'Vector'), property('old', 'number')])],
      [symbol('class:Actor', [property('pos', 'Point'), property('vel', 'Vector')]), symbol('class:New')],
    );
    expect(changes).toEqual({
      version: '2.0.0',
      added: { 'class:Actor': ['vel'], 'class:New': [] },
      changed: { 'class:Actor': ['pos'] },
      deprecated: {},
      removed: { 'class:Actor': ['old'], 'class:Gone': [] },
    });
  });

  it('ignores union order, renamed parameters and properties that become accessors', () => {
    const method = (name: string): ApiMember => ({
      name: 'go',
      kind: 'method',
      anchor: 'go',
      signatures: [{ parameters: [{ name, type: ['number'] }], returns: ['void'] }],
    });
    const changes = compare(
      [symbol('class:Actor', [property('a', 'X | null'), property('b', 'number'), method('speed')])],
      [
        symbol('class:Actor', [
          property('a', 'null | X'),
          property('b', 'number', { kind: 'accessor' }),
          method('rate'),
        ]),
      ],
    );
    expect(changes.changed).toEqual({});
  });

  it('reports an inherited member only where it is declared, and does not report one moved to a parent as removed', () => {
    const origin = { text: 'Entity.pos' };
    const changes = compare(
      [symbol('class:Actor', [property('pos', 'Vector')]), symbol('class:Entity')],
      [
        symbol('class:Actor', [property('pos', 'Vector', { inheritedFrom: origin })]),
        symbol('class:Entity', [property('pos', 'Vector')]),
      ],
    );
    expect(changes.added).toEqual({ 'class:Entity': ['pos'] });
    expect(changes.removed).toEqual({});
  });

  it('reports a class that became an interface as changed', () => {
    const changes = compare([symbol('class:Options')], [symbol('interface:Options')]);
    expect(changes).toMatchObject({ added: {}, changed: { 'interface:Options': [] }, removed: {} });
  });

  it('reports newly deprecated names', () => {
    const old = property('old', 'number', { doc: { summary: [], deprecated: [] } });
    const changes = compare([symbol('class:A', [property('old', 'number')])], [symbol('class:A', [old])]);
    expect(changes.deprecated).toEqual({ 'class:A': ['old'] });
  });
});

describe('the history of a name', () => {
  const data: HistoryData = [
    { version: '1.0.0', added: {}, changed: {}, deprecated: {}, removed: {} },
    { version: '2.0.0', added: { 'class:New': [] }, changed: { 'class:A': ['x'] }, deprecated: {}, removed: {} },
    { version: '3.0.0', added: { 'class:New': ['y'] }, changed: { 'class:A': ['', 'x'] }, deprecated: {}, removed: {} },
  ];

  it('gives members the version of their symbol unless they were added later', () => {
    expect(followName(data, 'class:New').added).toBe('2.0.0');
    expect(followName(data, 'class:New', 'x').added).toBe('2.0.0');
    expect(followName(data, 'class:New', 'y').added).toBe('3.0.0');
    expect(followName(data, 'class:A').added).toBeUndefined();
  });

  it('lists the versions that changed it', () => {
    expect(followName(data, 'class:A').changed).toEqual(['3.0.0']);
    expect(followName(data, 'class:A', 'x').changed).toEqual(['2.0.0', '3.0.0']);
  });
});
