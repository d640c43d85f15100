import { Fragment } from 'react';
import { externalRel } from '#src/ui/Link/externalRel.ts';
import type { TypePiece, TypeText } from '../model/types.ts';
import { SymbolLink } from './SymbolLink.tsx';

function Piece({ piece }: { piece: TypePiece }) {
  if (typeof piece === 'string') return piece;
  if ('href' in piece) {
    return (
      <a href={piece.href} target="_blank" rel={externalRel()}>
        {piece.text}
      </a>
    );
  }
  return (
    <SymbolLink id={piece.ref} member={piece.member}>
      {piece.text}
    </SymbolLink>
  );
}

/** A type with links on its names; wrap it in a `code` element. */
export function TypePieces({ type }: { type: TypeText }) {
  return type.map((piece, index) => (
    <Fragment key={index}>
      <Piece piece={piece} />
    </Fragment>
  ));
}

/** A type inside text or a table. */
export function TypeCode({ type }: { type: TypeText }) {
  return (
    <code className="api-type">
      <TypePieces type={type} />
    </code>
  );
}
