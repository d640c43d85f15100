import { expect, test } from 'vitest';
import { findWords, fold, squeeze, squeezeSingular, stem, textToPieces, textToTerms, wordToParts } from './words.ts';

test('names are cut at their seams and kept whole', () => {
  expect(wordToParts('CollisionType')).toEqual(['collisiontype', 'collision', 'type']);
  expect(wordToParts('WebGLRenderer')).toEqual(['webglrenderer', 'web', 'gl', 'renderer']);
  expect(wordToParts('v_texcoord')).toEqual(['v_texcoord', 'v', 'texcoord']);
  expect(wordToParts('nine-slice')).toEqual(['nineslice', 'nine', 'slice']);
});

test('dotted names are several words', () => {
  expect(textToTerms('actor.graphics.use')).toEqual(['actor', 'graphics', 'graphic', 'use']);
});

test('endings fall away, short words and names stay', () => {
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

test('accents and case do not matter', () => {
  expect(fold('Éléphant')).toBe('elephant');
  expect(squeeze('Nine-Slice')).toBe(squeeze('nine slice'));
  expect(squeezeSingular('Scene Transitions')).toBe(squeezeSingular('scene transition'));
});

test('words know where they stand', () => {
  expect(findWords('a (big) box')).toEqual([
    { text: 'a', start: 0 },
    { text: 'big', start: 3 },
    { text: 'box', start: 8 },
  ]);
});

test('a compound title is several pieces, each found by the whole too', () => {
  expect(textToPieces('SpriteFont')).toEqual([
    ['sprite', 'sprit', 'spritefont'],
    ['font', 'spritefont'],
  ]);
});
