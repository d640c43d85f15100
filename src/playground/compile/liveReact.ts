import type { SourceFile } from '../protocol/messages.ts';

const IS_MODULE = /^\s*(import|export)\b/m;
const CALLS_RENDER = /\brender\s*\(/;

/**
 * A `jsx live` fence may be one component or one element with nothing around it. It becomes the default export, on the same
 * lines; a text that imports, exports or calls `render` is left alone.
 */
export function asReactModule(file: SourceFile): SourceFile {
  if (IS_MODULE.test(file.text) || CALLS_RENDER.test(file.text)) return file;
  return { ...file, text: `export default (${file.text.trimEnd().replace(/;$/, '')}\n)` };
}
