import { withBase } from '#src/lib/url.ts';
import type { Backlink } from '../backlinks/types.ts';
import type { ApiSymbol } from '../model/types.ts';
import type { Usage } from '../lookup/usages.ts';
import { useApi } from './ApiContext.ts';
import { DirectHeading } from './DirectHeading.tsx';
import { SymbolName } from './SymbolLink.tsx';

/** Past this many the rest is folded, so that `Vector` stays readable. */
const SHOWN_MAX = 24;

function Names({ usages }: { usages: Usage[] }) {
  return usages.map(({ ref, member }) => <SymbolName key={`${ref}#${member}`} id={ref} member={member} />);
}

function UsageLine({ label, usages }: { label: string; usages: Usage[] }) {
  if (usages.length === 0) return null;
  const rest = usages.slice(SHOWN_MAX);
  return (
    <div className="api-names">
      <strong>{label}</strong>
      <Names usages={usages.slice(0, SHOWN_MAX)} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <Names usages={rest} />
        </details>
      )}
    </div>
  );
}

/** What gives a type out, what takes it in, and which guides speak of it. */
export function UsageSection({ symbol, guides }: { symbol: ApiSymbol; guides: Backlink[] }) {
  const { usages } = useApi();
  const returned = usages.returnedBy(symbol.id);
  const accepted = usages.acceptedBy(symbol.id);
  if (returned.length + accepted.length + guides.length === 0) return null;
  return (
    <section className="api-group">
      <DirectHeading level={2} id="group-usage" label="Where it is used">
        Where it is used
      </DirectHeading>
      {guides.length > 0 && (
        <div className="api-names">
          <strong>Used in guides</strong>
          {guides.map(({ route, title }) => (
            <a key={route} href={withBase(route)}>
              {title}
            </a>
          ))}
        </div>
      )}
      <UsageLine label="Returned by" usages={returned} />
      <UsageLine label="Accepted by" usages={accepted} />
    </section>
  );
}
