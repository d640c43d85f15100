import { describe, expect, it } from 'vitest';
import { createNameResolver, parseWrittenName, type NamedSymbol } from './resolveName.ts';

const symbol = (kind: NamedSymbol['kind'], name: string, ...members: string[]): NamedSymbol => ({
  id: `${kind}:${name}`,
  kind,
  name,
  memberNames: new Set(members),
});

const resolve = createNameResolver([
  symbol('namespace', 'Side', 'fromDirection'),
  symbol('enum', 'Side', 'Left'),
  symbol('class', 'Actor', 'pos', 'moveTo'),
  symbol('namespace', 'Util', 'DrawUtil.line'),
]);

describe('a written name', () => {
  it.each([
    ['Actor', ['Actor']],
    ['ex.Actor', ['Actor']],
    ['Actor#pos', ['Actor', 'pos']],
    ['Actor.prototype.pos', ['Actor', 'pos']],
    ['Actor.moveTo(vec(1, 2))', ['Actor', 'moveTo']],
    ['Util.DrawUtil.line', ['Util', 'DrawUtil.line']],
  ])('%s is read as %j', (written, parts) => expect(parseWrittenName(written)).toEqual(parts));

  it.each(['', 'two words', '1.5', 'a-b', '<div>'])('“%s” is not a name', (written) =>
    expect(parseWrittenName(written)).toBeUndefined(),
  );
});

describe('resolving', () => {
  it('finds a symbol or one of its members', () => {
    expect(resolve('Actor')).toEqual({ ref: 'class:Actor' });
    expect(resolve('Actor#pos')).toEqual({ ref: 'class:Actor', member: 'pos' });
    expect(resolve('Util.DrawUtil.line')).toEqual({ ref: 'namespace:Util', member: 'DrawUtil.line' });
  });

  it('uses the member to choose between symbols with the same name', () => {
    expect(resolve('Side')).toEqual({ ref: 'enum:Side' });
    expect(resolve('Side.Left')?.ref).toBe('enum:Side');
    expect(resolve('Side.fromDirection')?.ref).toBe('namespace:Side');
  });

  it('finds nothing for names and members that do not exist', () => {
    expect(resolve('actor')).toBeUndefined();
    expect(resolve('Actor.gone')).toBeUndefined();
  });
});
