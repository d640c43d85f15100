import type { SourceFile } from '../protocol/messages.ts';

const IS_MODULE = /^\s*(import|export)\b/m;
const CALLS_RENDER = /\brender\s*\(/;

/**
 * A `jsx live` fence may contain a single component or element. It becomes the default export without moving any lines.
 * Code that imports, exports or calls `render` is left unchanged.
 */
export function asReactModule(file: SourceFile): SourceFile {
  if (IS_MODULE.test(file.text) || CALLS_RENDER.test(file.text)) return file;
  return { ...file, text: `export default (${file.text.trimEnd().replace(/;$/, '')}\n)` };
}
