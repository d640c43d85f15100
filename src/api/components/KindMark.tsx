import type { ApiKind } from '../model/types.ts';

/** A one-letter badge for the kind of a name, with the full word as its title. */
export function KindMark({ kind }: { kind: ApiKind }) {
  return (
    <abbr className={`api-kind api-kind-${kind}`} title={kind}>
      {kind.charAt(0).toUpperCase()}
    </abbr>
  );
}
