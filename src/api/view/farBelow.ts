import { FAR } from '#src/contracts/attributes.ts';
/** So many members, or rows of a table, fill the first screen of a large monitor. */
const FIRST_SCREEN = 12;

/** The mark of a block that begins below the first screen, so that `browser/letIn.ts` may put it off. */
export const markFar = (above: number): { [FAR]?: '' } => (above >= FIRST_SCREEN ? { [FAR]: '' } : {});
