import { COLORS, TEXT_COLORS, TEXT_ROLES, type TextRole } from './design.ts';

/** Red, green and blue. */
export type Rgb = readonly [number, number, number];

/** Enough for smooth edges, few enough for all edges of all texts and the scenery to share 256 colors. */
export const EDGE_STEPS = 32;

/** How many steps of a pixel a glyph covers that covers this much of 255. */
export const coverageToSteps = (coverage: number): number => Math.round((coverage * EDGE_STEPS) / 255);

/** The night sky, on which nearly all text stands, has the first place. */
export const NIGHT_INDEX = 0;
const PALETTE_SIZE = 256;
/** What the edges of texts leave for the scenery. */
export const SCENERY_COLORS = PALETTE_SIZE - TEXT_ROLES.length * EDGE_STEPS;

export const hexToRgb = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** From the night sky, in equal steps, to the color of a text; without the sky itself. */
function buildRamp(color: string): Rgb[] {
  const [from, to] = [hexToRgb(COLORS.night), hexToRgb(color)];
  const mix = (part: 0 | 1 | 2, share: number): number => Math.round(from[part] + (to[part] - from[part]) * share);
  return Array.from({ length: EDGE_STEPS }, (_, index) => {
    const share = (index + 1) / EDGE_STEPS;
    return [mix(0, share), mix(1, share), mix(2, share)];
  });
}

/** The last part of the palette, which all previews share. */
export const TEXT_PALETTE: readonly Rgb[] = TEXT_ROLES.flatMap((role) => buildRamp(TEXT_COLORS[role]));

/** A pixel of which a text covers some steps, at least one, has its color so many places after this one. */
export const textToRampStart = (role: TextRole): number => SCENERY_COLORS + TEXT_ROLES.indexOf(role) * EDGE_STEPS - 1;
