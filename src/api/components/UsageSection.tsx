import { withBase } from '#src/lib/url.ts';
import { examplePath } from '#src/playground/index.ts';
import type { Mentions } from '../backlinks/types.ts';
import type { ApiSymbol } from '../model/types.ts';
import type { Usage } from '../lookup/usages.ts';
import { markBelowFold } from '../view/belowFold.ts';
import { useApi } from './ApiContext.ts';
import { DirectHeading } from './DirectHeading.tsx';
import { SymbolName } from './SymbolLink.tsx';

/** The rest is collapsed beyond this many, so that `Vector` stays readable. */
const SHOWN_MAX = 24;

function Names({ usages }: { usages: Usage[] }) {
  return usages.map(({ ref, member }) => <SymbolName key={`${ref}#${member}`} id={ref} member={member} />);
}

function UsageLine({ label, usages, above }: { label: string; usages: Usage[]; above: number }) {
  if (usages.length === 0) return null;
  const rest = usages.slice(SHOWN_MAX);
  return (
    <div className="api-names" {...markBelowFold(above)}>
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

function LinkLine({ label, links, above }: { label: string; links: { to: string; text: string }[]; above: number }) {
  if (links.length === 0) return null;
  return (
    <div className="api-names" {...markBelowFold(above)}>
      <strong>{label}</strong>
      {links.map(({ to, text }) => (
        <a key={to} href={withBase(to)}>
          {text}
        </a>
      ))}
    </div>
  );
}

interface Props {
  symbol: ApiSymbol;
  mentions: Mentions;
  /** How many members are above it. */
  above: number;
}

/** What returns a type, what accepts it, and which guides mention it. */
export function UsageSection({ symbol, mentions, above }: Props) {
  const { usages } = useApi();
  const returned = usages.returnedBy(symbol.id);
  const accepted = usages.acceptedBy(symbol.id);
  if (returned.length + accepted.length + mentions.guides.length === 0) return null;
  return (
    <section className="api-group">
      <DirectHeading level={2} id="group-usage" label="Where it is used">
        Where it is used
      </DirectHeading>
      <LinkLine
        label="Used in guides"
        above={above}
        links={mentions.guides.map(({ route, title }) => ({ to: route, text: title }))}
      />
      <LinkLine
        label="Runs in these examples"
        above={above}
        links={mentions.examples.map(({ id, title }) => ({ to: examplePath(id), text: title }))}
      />
      <UsageLine label="Returned by" usages={returned} above={above} />
      <UsageLine label="Accepted by" usages={accepted} above={above} />
    </section>
  );
}
