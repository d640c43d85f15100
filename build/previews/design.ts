export interface Preview {
  /** The part of the site, e.g. "Docs". */
  kicker: string;
  title: string;
  /** The file of a small drawing, which is enlarged and becomes the background. */
  cover?: string;
}

/** The size that link previews expect. */
export const WIDTH = 1200;
export const HEIGHT = 630;
export const MARGIN = 80;

export const COLORS = {
  night: '#041e2f',
  stars: ['#22455e', '#305874', '#3e6a8b', '#4d7da1'],
  hill: '#0d3a57',
  hilltop: '#155d96',
} as const;

export const TEXT_COLORS = { kicker: '#ffb238', title: '#f4faff', brand: '#cfe8f7' } as const;
export type TextRole = keyof typeof TEXT_COLORS;
export const TEXT_ROLES = Object.keys(TEXT_COLORS) as TextRole[];
