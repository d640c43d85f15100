/** The 24 colors of all the site's art. Pixel drawings refer to a color by its letter. */
export const PALETTE = {
  k: '#041e2f', // deep navy: outlines
  n: '#0d3a5c',
  b: '#155d96',
  B: '#2185d0', // the brand's primary blue
  l: '#7bbaea', // the brand's light blue
  i: '#cfe8f7',
  w: '#fdfdf6',
  s: '#33475b', // stone
  S: '#5f788c',
  g: '#9fb3c1',
  d: '#14493f', // leaves
  f: '#1f7a4c',
  G: '#4fb35a',
  L: '#a6db6a',
  u: '#4a2b32', // soil and wood
  r: '#7d4a3a',
  t: '#b97a4b',
  T: '#e8b98a',
  a: '#f5a524', // warm accents
  y: '#ffdf6b',
  c: '#f2685a',
  R: '#b8323f',
  p: '#5b3a7e', // magic
  P: '#b07ad0',
} as const;

export type Ink = keyof typeof PALETTE;

export const INKS = Object.keys(PALETTE) as Ink[];

/** Cell value of a transparent pixel; ink number n is stored as n + 1. */
export const CLEAR = 0;

const cellByInk = new Map(INKS.map((ink, index) => [ink, index + 1]));

export const isInk = (letter: string): letter is Ink => letter in PALETTE;

export function inkToCell(ink: Ink): number {
  return cellByInk.get(ink) ?? CLEAR;
}

export function cellToInk(cell: number): Ink | undefined {
  return INKS[cell - 1];
}

export function inkToRgb(ink: Ink): [number, number, number] {
  const value = Number.parseInt(PALETTE[ink].slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
