import { describe, expect, it } from 'vitest';
import { loadApi } from './loadApi.ts';
import { codeTokenToLink } from './codeTokenToLink.ts';
import { isLinkableName, symbolToCard, symbolToRoute } from './symbolLookup.ts';

describe('written names', () => {
  it.each([
    ['Actor', '/api/class/Actor'],
    ['Actor.pos', '/api/class/Actor#pos'],
    ['Actor#pos', '/api/class/Actor#pos'],
    ['EngineOptions', '/api/interface/EngineOptions'],
    ['vec', '/api/function/vec'],
    ['CollisionType.Active', '/api/enum/CollisionType#Active'],
    ['Side.fromDirection', '/api/namespace/Side#fromDirection'],
    ['ActorArgs', '/api/type/ActorArgs'],
  ])('%s resolves to %s', (name, route) => expect(symbolToRoute(name)?.route).toBe(route));

  it('resolve to undefined when nothing has that name', () => {
    expect(symbolToRoute('Hero')).toBeUndefined();
    expect(symbolToRoute('Actor.hero')).toBeUndefined();
  });

  it('in inline code count only if they look like code', () => {
    expect(isLinkableName('Actor.pos')).toBe(true);
    expect(isLinkableName('vec')).toBe(true);
    expect(isLinkableName('move')).toBe(false);
    expect(isLinkableName('Hero')).toBe(false);
  });

  it('in code blocks depend on the preceding code', () => {
    const api = loadApi();
    expect(codeTokenToLink('vec', 'ex.', api)?.href).toBe('/api/function/vec');
    expect(codeTokenToLink('Red', 'Color.', api)?.href).toBe('/api/class/Color#Red');
    expect(codeTokenToLink('Actor', 'new ', api)?.href).toBe('/api/class/Actor');
    expect(codeTokenToLink('move', '', api)).toBeUndefined();
    expect(codeTokenToLink('Actor', 'game.', api)).toBeUndefined();
  });
});

describe('cards', () => {
  it('contain the signature, summary and version', () => {
    expect(symbolToCard('Actor.globalPos')).toMatchObject({
      kind: 'accessor',
      signature: 'readonly Actor.globalPos: Vector',
      added: '0.30.0',
    });
    expect(symbolToCard('vec')?.signature).toBe('function vec(x: number, y: number): Vector');
  });
});
