import type { Line } from './lines.ts';
import { stylesToLines } from './stylesToLines.ts';

interface OfflineList {
  files: [file: string, bytes: number][];
}

/** Sizes change with every byte of a page, and which scripts there are is no part of a page. */
const describeOffline = (text: string): string[] =>
  (JSON.parse(text) as OfflineList).files
    .map(([file]) => file)
    .filter((file) => !file.startsWith('_astro/'))
    .toSorted();

/** The order of an object's keys means nothing. */
const sortKeys = (_key: string, value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const describeJson = (text: string): string[] => JSON.stringify(JSON.parse(text), sortKeys, 1).split('\n');

const describeMarkup = (text: string): string[] => text.replaceAll('><', '>\n<').split('\n');

function describe(name: string, text: string): string[] {
  if (name === 'offline.json') return describeOffline(text);
  if (/\.(json|webmanifest)$/.test(name)) return describeJson(text);
  if (/\.(xml|svg)$/.test(name)) return describeMarkup(text);
  return name.endsWith('.css') ? stylesToLines(text) : text.split('\n');
}

/** Cuts a text file into lines that make a readable difference; many of them are one line long. */
export const textToLines = (name: string, text: string): Line[] =>
  describe(name, text).map((line) => ({ text: line.trimEnd(), inside: '' }));
