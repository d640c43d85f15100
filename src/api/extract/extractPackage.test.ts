import { beforeAll, describe, expect, it } from 'vitest';
import { createApi, type Api } from '../lookup/createApi.ts';
import { inlinesToString } from '../model/docText.ts';
import { symbolToString } from '../lookup/signatureText.ts';
import { typeToString } from '../model/typeText.ts';
import type { ApiMember, ApiSymbol, SymbolId } from '../model/types.ts';
import { findCodeBlocks } from './compileExamples.ts';
import { extractPackage } from './extractPackage.ts';

let api: Api;
beforeAll(async () => {
  api = createApi(await extractPackage('tests/fixtures/api'));
}, 60_000);

const get = (id: SymbolId): ApiSymbol => {
  const symbol = api.get(id);
  if (!symbol) throw new Error(`${id} is not in the model.`);
  return symbol;
};
const member = (id: SymbolId, name: string): ApiMember => {
  const found = api.member(id, name);
  if (!found) throw new Error(`${id} has no member ${name}.`);
  return found;
};
const typeOf = (id: SymbolId) => typeToString(get(id).type ?? []);

describe('the fixture package', () => {
  it('contains every export once, including re-exports under another name', () => {
    expect(api.symbols.map(({ id }) => id)).toEqual(
      [
        'class:Actor',
        'type:ActorArgs',
        'type:Callback',
        'type:Dictionary',
        'class:Engine',
        'interface:EngineEvents',
        'variable:EngineEvents',
        'interface:EngineOptions',
        'class:Entity',
        'class:EventEmitter',
        'interface:BaseEvents',
        'type:Keys',
        'enum:Mode',
        'type:Pair',
        'type:Size',
        'class:Sprite',
        'class:TickEvent',
        'namespace:Tools',
        'type:Unwrap',
        'interface:Updatable',
        'class:Vector',
        'variable:clampTo',
        'function:helper',
        'function:isActor',
        'class:sprite',
        'function:rawVec',
        'function:vec',
        'function:vector',
      ].sort((a, b) => {
        const [nameA, nameB] = [a.split(':')[1]!, b.split(':')[1]!];
        return nameA < nameB ? -1 : nameA > nameB ? 1 : a < b ? -1 : 1;
      }),
    );
  });

  it('gives names that differ only in case different routes', () => {
    expect(api.routeTo('class:Sprite')).toBe('/api/class/Sprite');
    expect(api.routeTo('class:sprite')).toBe('/api/class/sprite-2');
  });

  it('derives areas from declaration folders', () => {
    expect(get('class:Sprite').area).toBe('graphics');
    expect(get('class:Vector').area).toBe('math');
    expect(get('namespace:Tools').area).toBe('tools');
    expect(api.areas.at(-1)).toEqual({ id: 'tools', title: 'Tools' });
  });
});

describe('internal names', () => {
  it('have a page when they are exported, but are omitted as members', () => {
    expect(get('function:rawVec').isInternal).toBe(true);
    expect(api.member('class:Vector', '_raw')).toBeUndefined();
  });
});

describe('types', () => {
  it('are written as the author wrote them', () => {
    expect(typeOf('type:Pair')).toBe('[first: T, second?: T]');
    expect(typeOf('type:Keys')).toBe('{ readonly [K in keyof T]?: T[K][] }');
    expect(typeOf('type:Unwrap')).toBe('T extends Promise<infer R>\n  ? R\n  : never');
    expect(typeOf('type:Size')).toBe("'small' | 'medium' | 'large'");
    expect(typeOf('type:Callback')).toBe('(value: Vector | null, ...rest: number[]) => void');
  });

  it('link to the symbols and pages they name', () => {
    expect(get('type:Callback').type).toContainEqual({ text: 'Vector', ref: 'class:Vector' });
    expect(member('class:Sprite', 'image').type).toEqual([
      { text: 'HTMLImageElement', href: 'https://developer.mozilla.org/en-US/docs/Web/API/HTMLImageElement' },
    ]);
  });

  it('are expanded when they are intersections or unions of objects', () => {
    const fields = get('type:ActorArgs').members!.map(({ name, type }) => `${name}: ${typeToString(type!)}`);
    expect(fields.sort()).toEqual(['name: string', 'pos: Vector', 'radius: number', 'width: number']);
  });

  it('keep index signatures', () => {
    expect(get('type:Dictionary').members?.[0]).toMatchObject({ name: '[key: string]', kind: 'index' });
  });
});

describe('members', () => {
  it('keep overloads with their parameters', () => {
    const { signatures } = member('class:Actor', 'moveTo');
    expect(signatures).toHaveLength(2);
    expect(inlinesToString(signatures![0]!.parameters[1]!.doc!.summary)).toBe('How fast, in pixels a second');
    expect(signatures![0]!.doc?.returns).toBeDefined();
  });

  it('distinguish getters, setters and both', () => {
    expect(member('class:Actor', 'pos')).toMatchObject({ kind: 'accessor' });
    expect(member('class:Actor', 'pos').isReadonly).toBeUndefined();
    expect(member('class:Actor', 'isAlive').isReadonly).toBe(true);
    expect(member('class:Actor', 'speed').isWriteOnly).toBe(true);
  });

  it('record where they are inherited from and what they override', () => {
    expect(member('class:Actor', 'addChild').inheritedFrom).toEqual({
      text: 'Entity.addChild',
      ref: 'class:Entity',
      member: 'addChild',
    });
    expect(member('class:Actor', 'update').overrides?.text).toBe('Entity.update');
    expect(typeToString(member('class:Actor', 'data').type!)).toBe('string');
    expect(api.member('class:Entity', 'secret')).toBeUndefined();
    expect(member('class:Entity', 'prepare').isProtected).toBe(true);
  });

  it('of nested namespaces have both names', () => {
    expect(
      get('namespace:Tools')
        .members!.map(({ name }) => name)
        .sort(),
    ).toEqual(['Deep.line', 'double', 'helper']);
    expect(get('namespace:Tools').exportsAgain).toEqual(['class:Vector']);
  });

  it('of an event map become events of the class', () => {
    expect(get('class:Engine').events).toEqual([
      expect.objectContaining({ name: 'kill', map: 'interface:BaseEvents' }),
      expect.objectContaining({ name: 'tick', map: 'interface:EngineEvents' }),
    ]);
  });

  it('take defaults from the code, and from the comment where the code has none', () => {
    const defaults = get('interface:EngineOptions').members!.map((field) => [field.name, field.default]);
    expect(Object.fromEntries(defaults)).toMatchObject({ width: '800', mode: 'Mode.Fill', title: "'game'" });
    expect(member('type:ActorArgs', 'name').default).toBe("'anonymous'");
  });
});

describe('comments', () => {
  it('are split into their parts', () => {
    const { doc } = get('class:Actor');
    expect(inlinesToString(doc!.summary)).toBe('Something on the screen.');
    expect(doc).toMatchObject({ remarks: [{ kind: 'text' }] });
    expect(doc!.warnings).toHaveLength(1);
    expect(doc!.throws).toHaveLength(1);
    expect(doc!.see).toHaveLength(1);
    expect(member('class:Actor', 'walkTo').signatures![0]!.doc?.deprecated).toBeDefined();
    expect(get('function:isActor').signatures![0]!.doc?.deprecated).toEqual([]);
  });

  it('link names written as tags, in double brackets and as code', () => {
    const links = get('class:Entity').doc!.summary.filter((inline) => typeof inline === 'object');
    expect(links).toEqual([
      { ref: 'class:Actor', member: 'pos', text: 'Actor.pos' },
      { ref: 'interface:Updatable', text: 'Updatable' },
      { ref: 'class:Actor', text: 'Actor', isCode: true },
    ]);
  });

  it('mark the examples that compile as runnable, with the imports they need', () => {
    const [runs, fails] = findCodeBlocks([get('class:Engine')]);
    expect(runs!.program).toMatch(/^import \{ Engine \} from 'excalibur';\n\nconst game/);
    expect(fails!.program).toBeUndefined();
  });
});

describe('lookups', () => {
  it('include ancestors and descendants', () => {
    expect(api.hierarchy.ancestors('class:Actor').map(typeToString)).toEqual(['Entity<string>']);
    expect(api.hierarchy.children('class:Entity')).toEqual(['class:Actor']);
    expect(api.hierarchy.implementers('interface:Updatable')).toEqual(['class:Entity']);
  });

  it('list what returns and what accepts a type', () => {
    expect(api.usages.returnedBy('class:Vector')).toContainEqual({ ref: 'function:vec' });
    expect(api.usages.acceptedBy('class:Vector')).toContainEqual({ ref: 'class:Actor', member: 'moveTo' });
    expect(api.usages.acceptedBy('class:Vector')).toContainEqual({ ref: 'function:helper' });
    expect(api.usages.acceptedBy('type:ActorArgs')).toEqual([{ ref: 'class:Actor', member: 'constructor' }]);
  });

  it('declare a symbol in one line', () => {
    expect(symbolToString(get('class:Actor'))).toBe('class Actor extends Entity<string>');
    expect(symbolToString(get('variable:clampTo'))).toBe('function clampTo(value: number, max: number): number');
  });
});
