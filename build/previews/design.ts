import { type Colour, mixColours } from './colours.ts';

export interface Preview {
  /** The part of the site, e.g. "Docs". */
  kicker: string;
  title: string;
  /** A small drawing, as a file: it is enlarged and becomes the ground of the picture. */
  cover?: string;
}

/** What link previews expect. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 80;

export const NIGHT: Colour = 0x041e2f;
export const STARS: readonly Colour[] = [0.25, 0.37, 0.49, 0.61].map((share) => mixColours(NIGHT, 0x7bbaea, share));

export const INKS = { kicker: 0xffb238, title: 0xf4faff, brand: 0xcfe8f7 } as const satisfies Record<string, Colour>;
export type Ink = keyof typeof INKS;
