import {
  MAX_ENTRIES,
  MAX_TEXT_CHARS,
  MAX_VALUE_DEPTH,
  type ConsoleProperty,
  type ConsoleValue,
} from '../protocol/consoleValue.ts';

const cut = (text: string): string => (text.length > MAX_TEXT_CHARS ? `${text.slice(0, MAX_TEXT_CHARS)}…` : text);
const primitive = (text: string): ConsoleValue => ({ kind: 'primitive', text: cut(text) });

function serializePrimitive(value: unknown, depth: number): ConsoleValue {
  if (typeof value === 'string')
    return depth === 0 ? { kind: 'text', text: cut(value) } : primitive(JSON.stringify(cut(value)));
  if (typeof value === 'bigint') return primitive(`${value}n`);
  if (typeof value === 'function') return primitive(`ƒ ${value.name || 'anonymous'}()`);
  if (Object.is(value, -0)) return primitive('-0');
  return primitive(String(value));
}

const knownNames = new Map<unknown, string>();

/** Registers the public names of a library's classes, because its script is minified. */
export function nameClasses(library: object): void {
  for (const [name, value] of Object.entries(library)) if (typeof value === 'function') knownNames.set(value, name);
}

const className = (value: object): string => {
  const prototype = Object.getPrototypeOf(value) as { constructor?: { name?: string } } | null;
  return knownNames.get(prototype?.constructor) ?? (prototype?.constructor?.name || 'Object');
};

// Engine values such as Vector have a useful toString. One that throws must not break the console.
function describe(value: object): string {
  const name = className(value);
  if (Array.isArray(value)) return `Array(${value.length})`;
  if (value instanceof Map || value instanceof Set) return `${name}(${value.size})`;
  if (value.toString === Object.prototype.toString || typeof value.toString !== 'function') return name;
  const text = String(value);
  return text.startsWith('[object') || text.length > 200 ? name : `${name} ${text}`;
}

function ownEntries(value: object): [string, unknown][] {
  if (value instanceof Map) return [...value].map(([key, item]) => [String(key), item]);
  if (value instanceof Set) return [...value].map((item, index) => [String(index), item]);
  const keys = Object.keys(value);
  return keys.slice(0, MAX_ENTRIES + 1).map((key): [string, unknown] => {
    const property = Object.getOwnPropertyDescriptor(value, key);
    return [key, property?.get ? '(getter)' : property?.value];
  });
}

function serializeObject(value: object, depth: number, seen: readonly object[]): ConsoleValue {
  if (value instanceof Error) return { kind: 'text', text: cut(value.stack ?? String(value)) };
  if (seen.includes(value)) return primitive('(circular)');
  const label = cut(describe(value));
  if (depth >= MAX_VALUE_DEPTH) return primitive(label);
  const entries = ownEntries(value);
  const shown = entries
    .slice(0, MAX_ENTRIES)
    .map(([key, item]): ConsoleProperty => ({ key: cut(key), value: serializeAt(item, depth + 1, [...seen, value]) }));
  const total = Array.isArray(value) ? value.length : entries.length;
  return { kind: 'object', label, entries: shown, hidden: Math.max(0, total - shown.length) };
}

function serializeAt(value: unknown, depth: number, seen: readonly object[]): ConsoleValue {
  if (typeof value !== 'object' || value === null) return serializePrimitive(value, depth);
  try {
    return serializeObject(value, depth, seen);
  } catch {
    return primitive('(cannot be shown)');
  }
}

/** Serializes any value for the console: bounded in depth, width and length, and safe against getters and proxies. */
export const serialize = (value: unknown): ConsoleValue => serializeAt(value, 0, []);
