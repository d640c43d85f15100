import { CONSOLE_LEVELS, type ConsoleEntry, type ConsoleLevel } from '../protocol/messages.ts';
import type { Send } from './pageLink.ts';
import { serialize } from './serialize.ts';

const FLUSH_MS = 100;
const MAX_WAITING = 100;

// Messages the engine logs on every start and in every cross-origin frame. Keys do work once the game is clicked.
const NOISE = [
  'Powered by Excalibur.js',
  'O|===|*',
  'excaliburjs.com for more information',
  'might be in a cross-origin iframe',
];

function isNoise(args: unknown[]): boolean {
  const text = args.filter((arg) => typeof arg === 'string').join(' ');
  return NOISE.some((noise) => text.includes(noise));
}

export interface ConsoleTap {
  write(level: ConsoleLevel, args: unknown[]): void;
  flush(): void;
}

/** Forwards console output to the page: batched, with duplicates counted, and rate-limited. */
export function createConsoleTap(send: Send, onError: (error: Error) => void): ConsoleTap {
  let waiting: ConsoleEntry[] = [];
  let lastKey = '';
  let dropped = 0;
  let timer: number | undefined;
  const delay = window.setTimeout.bind(window);

  const flush = () => {
    timer = undefined;
    if (waiting.length || dropped) send({ type: 'console', entries: waiting, dropped });
    waiting = [];
    lastKey = '';
    dropped = 0;
  };
  const write = (level: ConsoleLevel, args: unknown[]) => {
    timer ??= delay(flush, FLUSH_MS);
    if (waiting.length >= MAX_WAITING) return void dropped++;
    const values = args.map(serialize);
    const key = level + JSON.stringify(values);
    const last = waiting.at(-1);
    if (last && key === lastKey) last.count++;
    else waiting.push({ level, values, count: 1 });
    lastKey = key;
  };
  for (const level of CONSOLE_LEVELS) {
    const native = console[level].bind(console);
    console[level] = (...args: unknown[]) => {
      if (isNoise(args)) return;
      if (waiting.length < MAX_WAITING) native(...args);
      write(level, args);
      const error = level === 'error' && args.find((arg) => arg instanceof Error);
      if (error) onError(error);
    };
  }
  return { write, flush };
}
