import { FAR } from '#src/contracts/attributes.ts';

/** This many members or table rows fill the first screen of a large monitor. */
const FIRST_SCREEN_ITEMS = 12;

/** Marks a block below the first screen, so that `browser/revealInSlices.ts` can defer its layout. */
export const markBelowFold = (above: number): { [FAR]?: '' } => (above >= FIRST_SCREEN_ITEMS ? { [FAR]: '' } : {});
