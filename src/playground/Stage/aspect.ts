/** Default aspect ratio (width / height) of a stage, until the game reports its size. */
export const DEFAULT_ASPECT = 16 / 10;

const ENGINE_OPTIONS = /new\s+(?:ex\.)?Engine\(\s*\{([\s\S]*?)\}\s*\)/;

/** Reads a game's aspect ratio from its engine options, so that starting it causes no layout shift. */
export function codeToAspect(code: string): number | undefined {
  const options = ENGINE_OPTIONS.exec(code)?.[1] ?? '';
  const width = Number(/\bwidth:\s*(\d+)/.exec(options)?.[1]);
  const height = Number(/\bheight:\s*(\d+)/.exec(options)?.[1]);
  return width > 0 && height > 0 ? width / height : undefined;
}
