import path from 'node:path';
import type { VFile } from 'vfile';
import { contentRoot } from '../read/projectFiles.ts';

/** The file being compiled, relative to the content root, with forward slashes. */
export function relativePath(file: VFile): string {
  return path
    .relative(contentRoot(), file.path ?? '')
    .split(path.sep)
    .join('/');
}

interface Positioned {
  position?: { start: { line: number } };
}

/** `docs/fundamentals/actors.mdx:12`, for messages to authors; front matter is blanked, not cut, so lines are right. */
export const placeOf = (file: VFile, node: Positioned): string =>
  `${relativePath(file)}:${node.position?.start.line ?? 1}`;
