import { MAX_ENTRIES, MAX_VALUE_DEPTH, type ConsoleProperty, type ConsoleValue } from './consoleValue.ts';
import { CONSOLE_LEVELS, type ConsoleEntry } from './messages.ts';
import { isRecord, toCount, toText } from './read.ts';

const NOTHING: ConsoleValue = { kind: 'primitive', text: '…' };

function parseProperty(value: unknown, depth: number): ConsoleProperty {
  if (!isRecord(value)) return { key: '', value: NOTHING };
  return { key: toText(value['key']), value: parseValue(value['value'], depth) };
}

function parseValue(value: unknown, depth: number): ConsoleValue {
  if (!isRecord(value)) return NOTHING;
  if (value['kind'] === 'text' || value['kind'] === 'primitive')
    return { kind: value['kind'], text: toText(value['text']) };
  if (value['kind'] !== 'object' || depth > MAX_VALUE_DEPTH) return NOTHING;
  const entries = Array.isArray(value['entries']) ? value['entries'].slice(0, MAX_ENTRIES) : [];
  return {
    kind: 'object',
    label: toText(value['label']),
    entries: entries.map((entry) => parseProperty(entry, depth + 1)),
    hidden: toCount(value['hidden']),
  };
}

/** Parses one console line from the frame. Malformed entries are dropped. */
export function parseConsoleEntry(value: unknown): ConsoleEntry | undefined {
  if (!isRecord(value) || !Array.isArray(value['values'])) return undefined;
  const level = CONSOLE_LEVELS.find((known) => known === value['level']);
  if (!level) return undefined;
  const values = value['values'].slice(0, MAX_ENTRIES).map((item) => parseValue(item, 0));
  return { level, values, count: Math.max(1, toCount(value['count'])) };
}
