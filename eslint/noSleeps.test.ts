import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import rules from './noSleeps.js';

const lint = (code: string): string[] =>
  new Linter().verify(code, [{ rules: rules as Linter.RulesRecord }]).map(({ ruleId }) => ruleId ?? 'parse error');

describe('fixed waits in tests', () => {
  it.each([
    ['await page.waitForTimeout(500);', 'no-restricted-properties'],
    ['await new Promise((resolve) => setTimeout(resolve, 500));', 'no-restricted-syntax'],
    ['const sleep = (ms) => new Promise((resolve) => setTimeout(() => resolve(), ms));', 'no-restricted-syntax'],
    ["import { setTimeout as sleep } from 'node:timers/promises';", 'no-restricted-imports'],
  ])('are refused: %s', (code, rule) => {
    expect(lint(code)).toEqual([rule]);
  });

  it.each([
    'await expect.poll(count).toBe(2);',
    'await new Promise(requestAnimationFrame);',
    'const timer = setTimeout(() => finish(), limitMs);',
    'await new Promise((resolve) => setTimeout(resolve));',
  ])('leave conditions and limits alone: %s', (code) => {
    expect(lint(code)).toEqual([]);
  });
});
