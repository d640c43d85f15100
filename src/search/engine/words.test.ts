import { expect, test } from 'vitest';
import { findWords, fold, squeeze, squeezeSingular, stem, textToPieces, textToTerms, wordToParts } from './words.ts';

test('compound names are indexed whole and in parts', () => {
  expect(wordToParts('CollisionType')).toEqual(['collisiontype', 'collision', 'type']);
  expect(wordToParts('WebGLRenderer')).toEqual(['webglrenderer', 'web', 'gl', 'renderer']);
  expect(wordToParts('v_texcoord')).toEqual(['v_texcoord', 'v', 'texcoord']);
  expect(wordToParts('nine-slice')).toEqual(['nineslice', 'nine', 'slice']);
});

test('dotted names are split into words', () => {
  expect(textToTerms('actor.graphics.use')).toEqual(['actor', 'graphics', 'graphic', 'use']);
});

test('endings are stripped, short words are not', () => {
  expect(['scoring', 'scores', 'score'].map(stem)).toEqual(['scor', 'scor', 'scor']);
  expect(['bodies', 'classes', 'physics', 'bus', 'use', 'running'].map(stem)).toEqual([
    'body',
    'class',
    'physic',
    'bus',
    'use',
    'run',
  ]);
});

test('accents and case are ignored', () => {
  expect(fold('Éléphant')).toBe('elephant');
  expect(squeeze('Nine-Slice')).toBe(squeeze('nine slice'));
  expect(squeezeSingular('Scene Transitions')).toBe(squeezeSingular('scene transition'));
});

test('words have their position in the text', () => {
  expect(findWords('a (big) box')).toEqual([
    { text: 'a', start: 0 },
    { text: 'big', start: 3 },
    { text: 'box', start: 8 },
  ]);
});

test('each piece of a compound title also matches the whole name', () => {
  expect(textToPieces('SpriteFont')).toEqual([
    ['sprite', 'sprit', 'spritefont'],
    ['font', 'spritefont'],
  ]);
});
