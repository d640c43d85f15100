import { MAX_TEXT_CHARS } from './consoleValue.ts';

const MAX_COUNT = 1e12;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Any value as a string of bounded length. */
export const toText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, MAX_TEXT_CHARS) : '');

/** Any value as a finite, non-negative number. */
export const toCount = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, 0), MAX_COUNT) : 0;
