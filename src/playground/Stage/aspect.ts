/** Width divided by height of a stage, until the game tells its own. */
export const DEFAULT_ASPECT = 16 / 10;

const ENGINE_OPTIONS = /new\s+(?:ex\.)?Engine\(\s*\{([\s\S]*?)\}\s*\)/;

/** The shape a game will have, read from the options of its engine, so that the page need not move when it starts. */
export function codeToAspect(code: string): number | undefined {
  const options = ENGINE_OPTIONS.exec(code)?.[1] ?? '';
  const width = Number(/\bwidth:\s*(\d+)/.exec(options)?.[1]);
  const height = Number(/\bheight:\s*(\d+)/.exec(options)?.[1]);
  return width > 0 && height > 0 ? width / height : undefined;
}
