import { createHash } from 'node:crypto';
import { toHtml } from 'hast-util-to-html';
import { withBase } from '#src/lib/url.ts';
import { LiveExample } from '#src/playground/index.ts';
import { buildCodeBlock } from '#src/ui/CodeBlock/buildCodeBlock.ts';
import { parseCodeMeta } from '#src/ui/CodeBlock/codeMeta.ts';
import type { Api } from '../lookup/createApi.ts';
import { codeTokenToLink } from '../lookup/codeTokenToLink.ts';
import type { Block } from '../model/types.ts';
import { useApi } from './ApiContext.ts';

type CodeBlock = Extract<Block, { kind: 'code' }>;

const ID_LENGTH = 8;

function highlight({ code, lang }: Pick<CodeBlock, 'code' | 'lang'>, api: Api): string {
  const element = buildCodeBlock({
    code,
    language: lang.toLowerCase(),
    meta: parseCodeMeta(),
    linkToken: (text, before) => {
      const link = codeTokenToLink(text, before, api);
      return link && { ...link, href: withBase(link.href) };
    },
  });
  return toHtml(element);
}

const codeToId = (code: string) => `api-${createHash('sha256').update(code).digest('hex').slice(0, ID_LENGTH)}`;

/** An example from a comment, highlighted and with links to engine symbols; a complete program can be run. */
export function Example({ block }: { block: CodeBlock }) {
  const api = useApi();
  if (block.program) {
    const html = highlight({ code: block.program, lang: 'ts' }, api);
    return <LiveExample id={codeToId(block.program)} code={block.program} language="ts" highlightedHtml={html} />;
  }
  // Trusted markup: the serializer has escaped the code.
  return <div className="api-example" dangerouslySetInnerHTML={{ __html: highlight(block, api) }} />;
}
