import { toHtml } from 'hast-util-to-html';
import { withBase } from '#src/lib/url.ts';
import { buildCodeBlock } from '#src/ui/CodeBlock/buildCodeBlock.ts';
import { parseCodeMeta } from '#src/ui/CodeBlock/codeMeta.ts';
import { codeTokenToLink } from '../lookup/codeTokenToLink.ts';
import type { Block } from '../model/types.ts';
import { useApi } from './ApiContext.ts';

interface Props {
  block: Extract<Block, { kind: 'code' }>;
}

/** An example from a comment, highlighted, with the engine's names in it linked. */
export function Example({ block }: Props) {
  const api = useApi();
  const element = buildCodeBlock({
    code: block.code,
    language: block.lang.toLowerCase(),
    meta: parseCodeMeta(),
    linkToken: (text, before) => {
      const link = codeTokenToLink(text, before, api);
      return link && { ...link, href: withBase(link.href) };
    },
  });
  // Our own markup, with the code escaped by the serialiser.
  return <div className="api-example" dangerouslySetInnerHTML={{ __html: toHtml(element) }} />;
}
