/** A value from the example, serialized so that it can be posted to the page and displayed as text. */
export type ConsoleValue =
  | { kind: 'text'; text: string }
  | { kind: 'primitive'; text: string }
  | { kind: 'object'; label: string; entries: ConsoleProperty[]; hidden: number };

export interface ConsoleProperty {
  key: string;
  value: ConsoleValue;
}

export const MAX_VALUE_DEPTH = 3;
export const MAX_ENTRIES = 40;
export const MAX_TEXT_CHARS = 4_000;
