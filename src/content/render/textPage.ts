import path from 'node:path';
import { contentRoot } from '../read/projectFiles.ts';
import { VFile } from 'vfile';
import { fileToFormat, prepareMarkdown } from '../markdown/prepareMarkdown.ts';

/** A Markdown file without its front matter. */
export interface TextPage {
  /** Relative to the content root, with forward slashes. */
  file: string;
  body: string;
  /** The line of the file on which the body starts. */
  bodyLine: number;
}

/** A page as the parser takes it. Empty lines replace the front matter, so that the parser counts as the author does. */
export const toVFile = ({ file, body, bodyLine }: TextPage): VFile =>
  new VFile({
    value: prepareMarkdown('\n'.repeat(bodyLine - 1) + body, fileToFormat(file)),
    path: path.join(contentRoot(), file),
  });
