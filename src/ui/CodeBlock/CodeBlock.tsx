import { toHtml } from 'hast-util-to-html';
import { buildCodeBlock } from './buildCodeBlock.ts';
import { parseCodeMeta } from './codeMeta.ts';

interface Props {
  code: string;
  language: string;
  meta?: string;
}

/** A highlighted code block outside Markdown; build time only. */
export function CodeBlock({ code, language, meta }: Props) {
  const html = toHtml(buildCodeBlock({ code, language, meta: parseCodeMeta(meta) }));
  // Our own markup, with the code escaped by the serializer.
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}
