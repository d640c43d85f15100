import type { ApiKind } from '../model/types.ts';

/** One letter that tells the kind of a name; the word is its title. */
export function KindMark({ kind }: { kind: ApiKind }) {
  return (
    <abbr className={`api-kind api-kind-${kind}`} title={kind}>
      {kind.charAt(0).toUpperCase()}
    </abbr>
  );
}
