import { Fragment } from 'react';
import { Link } from '#src/ui/Link/Link.tsx';
import type { Block, Inline } from '../model/types.ts';
import { Example } from './Example.tsx';
import { SymbolLink } from './SymbolLink.tsx';

function InlinePiece({ inline }: { inline: Inline }) {
  if (typeof inline === 'string') return inline;
  if ('code' in inline) return <code>{inline.code}</code>;
  if ('strong' in inline) return <strong>{<Inlines inlines={inline.strong} />}</strong>;
  if ('emphasis' in inline) return <em>{<Inlines inlines={inline.emphasis} />}</em>;
  if ('href' in inline) return <Link to={inline.href}>{inline.text}</Link>;
  return (
    <SymbolLink id={inline.ref} member={inline.member}>
      {inline.isCode ? <code>{inline.text}</code> : inline.text}
    </SymbolLink>
  );
}

/** Inline content of a comment. */
export function Inlines({ inlines }: { inlines: Inline[] }) {
  return inlines.map((inline, index) => (
    <Fragment key={index}>
      <InlinePiece inline={inline} />
    </Fragment>
  ));
}

function BlockPiece({ block }: { block: Block }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      );
    case 'heading':
      // A heading in a comment must not become part of the page outline.
      return (
        <p className="api-doc-heading">
          <Inlines inlines={block.inlines} />
        </p>
      );
    case 'code':
      return <Example block={block} />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Blocks blocks={item} />
            </li>
          ))}
        </List>
      );
    }
  }
}

/** The blocks of a comment. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => <BlockPiece key={index} block={block} />);
}
