import type { ReactNode } from 'react';
import { withBase } from '#src/lib/url.ts';
import type { SymbolId } from '../model/types.ts';
import { useApi } from './ApiContext.ts';

interface Props {
  id: SymbolId;
  member?: string | undefined;
  children: ReactNode;
}

/** A link to a symbol or one of its members. */
export function SymbolLink({ id, member, children }: Props) {
  return <a href={withBase(useApi().routeTo(id, member))}>{children}</a>;
}

/** A symbol's name in code font. */
export function SymbolName({ id, member }: Omit<Props, 'children'>) {
  const name = useApi().get(id)?.name ?? id;
  return (
    <SymbolLink id={id} member={member}>
      <code>{member ? `${name}.${member}` : name}</code>
    </SymbolLink>
  );
}
