import type { Block } from '../model/types.ts';
import { useHighlighted } from './ApiContext.ts';

interface Props {
  block: Extract<Block, { kind: 'code' }>;
}

/** An example from a comment, highlighted at build time. */
export function Example({ block }: Props) {
  const html = useHighlighted(block.code);
  if (!html) {
    return (
      <pre className="api-example">
        <code>{block.code}</code>
      </pre>
    );
  }
  return <div className="api-example" dangerouslySetInnerHTML={{ __html: html }} />;
}
