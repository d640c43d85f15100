import { describe, expect, it } from 'vitest';
import { translate } from './translate.ts';

describe('translation', () => {
  it('uses the text of the locale, then the message, then the id', () => {
    expect(translate({ id: 'menu.back', message: 'Back' }, {}, { 'menu.back': 'Zurück' })).toBe('Zurück');
    expect(translate({ id: 'menu.back', message: 'Back' })).toBe('Back');
    expect(translate({ id: 'menu.back' })).toBe('menu.back');
  });

  it('fills in values and leaves unknown placeholders alone', () => {
    expect(translate({ message: '{count} of {all}' }, { count: 2 })).toBe('2 of {all}');
  });

  it('needs an id or a message', () => {
    expect(() => translate({})).toThrow('needs an id or a message');
  });
});
