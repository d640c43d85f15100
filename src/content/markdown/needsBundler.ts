import { mapProse } from './mapProse.ts';

const IMPORT = /^(import|export)\s(?!.*['"]@theme\/)/;
const PICTURE_BESIDE = /!\[[^\]]*\]\((?!\/|#|\w+:)/;

/**
 * Whether a page takes something from other files that only the bundler can bring: a component, or a picture beside it.
 * All others are made without it, which costs a tenth.
 */
export function needsBundler({ file, body }: { file: string; body: string }): boolean {
  if (!file.endsWith('.mdx')) return true;
  if (!/^(import|export)\s|!\[/m.test(body)) return false;
  let isNeeded = false;
  mapProse(body, (line) => {
    isNeeded ||= IMPORT.test(line) || PICTURE_BESIDE.test(line);
    return line;
  });
  return isNeeded;
}
