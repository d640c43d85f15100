/** Width divided by height of a stage, until the game tells its own. */
export const DEFAULT_ASPECT = 16 / 10;
