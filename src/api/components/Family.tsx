import type { ApiSymbol, SymbolId, TypeText } from '../model/types.ts';
import { useApi } from './ApiContext.ts';
import { DirectHeading } from './DirectHeading.tsx';
import { SymbolName } from './SymbolLink.tsx';
import { TypeCode } from './TypeCode.tsx';

interface TreeProps {
  ancestors: TypeText[];
  symbol: ApiSymbol;
  descendants: SymbolId[];
}

/** A tree from the root ancestor down to the direct descendants. */
function Tree({ ancestors, symbol, descendants }: TreeProps) {
  const [top, ...rest] = ancestors;
  if (!top) {
    return (
      <li>
        <code aria-current="page">{symbol.name}</code>
        {descendants.length > 0 && (
          <ul>
            {descendants.map((id) => (
              <li key={id}>
                <SymbolName id={id} />
              </li>
            ))}
          </ul>
        )}
      </li>
    );
  }
  return (
    <li>
      <TypeCode type={top} />
      <ul>
        <Tree ancestors={rest} symbol={symbol} descendants={descendants} />
      </ul>
    </li>
  );
}

function NameLine({ label, ids }: { label: string; ids: SymbolId[] }) {
  if (ids.length === 0) return null;
  return (
    <p className="api-names">
      <strong>{label}</strong>
      {ids.map((id) => (
        <SymbolName key={id} id={id} />
      ))}
    </p>
  );
}

/** Parents, descendants, implemented interfaces and implementers. */
export function Family({ symbol }: { symbol: ApiSymbol }) {
  const { hierarchy } = useApi();
  const ancestors = hierarchy.ancestors(symbol.id).toReversed();
  const children = hierarchy.children(symbol.id);
  const implementers = hierarchy.implementers(symbol.id);
  const contracts = symbol.implements ?? [];
  if (ancestors.length + children.length + implementers.length + contracts.length === 0) return null;
  return (
    <section className="api-group">
      <DirectHeading level={2} id="group-family" label="Inheritance">
        Inheritance
      </DirectHeading>
      {ancestors.length + children.length > 0 && (
        <ul className="api-tree">
          <Tree ancestors={ancestors} symbol={symbol} descendants={children} />
        </ul>
      )}
      {contracts.length > 0 && (
        <p className="api-names">
          <strong>Implements</strong>
          {contracts.map((type, index) => (
            <TypeCode key={index} type={type} />
          ))}
        </p>
      )}
      <NameLine label="Implemented by" ids={implementers} />
    </section>
  );
}
