import { splitLines } from './splitLines.ts';

const IMPORT = /^(import|export)\s(?!.*['"]@theme\/)/;
const PICTURE_BESIDE = /!\[[^\]]*\]\((?!\/|#|\w+:)/;

/**
 * Whether a page takes something from other files that only the bundler can bring: a component, or a picture beside it.
 * All others are made without it, which costs a tenth.
 */
export function needsBundler({ file, body }: { file: string; body: string }): boolean {
  if (!file.endsWith('.mdx')) return true;
  if (!/^(import|export)\s|!\[/m.test(body)) return false;
  return splitLines(body).some(({ text, isCode }) => !isCode && (IMPORT.test(text) || PICTURE_BESIDE.test(text)));
}
