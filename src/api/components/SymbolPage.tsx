import type { Mentions } from '../backlinks/types.ts';
import type { Api } from '../lookup/createApi.ts';
import type { ApiSymbol } from '../model/types.ts';
import { buildMemberGroups } from '../view/memberGroups.ts';
import { ApiContext } from './ApiContext.ts';
import { ApiFrame } from './ApiFrame.tsx';
import { ConstructorSection } from './ConstructorSection.tsx';
import { Declaration } from './Declaration.tsx';
import { DirectHeading } from './DirectHeading.tsx';
import { EventList } from './EventList.tsx';
import { Family } from './Family.tsx';
import { MemberFilter } from './MemberFilter.tsx';
import { MemberGroup } from './MemberGroup.tsx';
import { buildToc, JumpRow, MemberToc } from './MemberToc.tsx';
import { SymbolHeader } from './SymbolHeader.tsx';
import { SymbolName } from './SymbolLink.tsx';
import { UsageSection } from './UsageSection.tsx';

interface Props {
  api: Api;
  symbol: ApiSymbol;
  mentions: Mentions;
}

function ExportsAgain({ symbol }: { symbol: ApiSymbol }) {
  const exported = symbol.exportsAgain ?? [];
  if (exported.length === 0) return null;
  return (
    <section className="api-group">
      <DirectHeading level={2} id="group-exports" label="Also exported">
        Also exported
      </DirectHeading>
      <p>These names are exported by the package itself and again under {symbol.name}.</p>
      <div className="api-names">
        {exported.map((id) => (
          <SymbolName key={id} id={id} />
        ))}
      </div>
    </section>
  );
}

function hasFamily(symbol: ApiSymbol, { hierarchy }: Api): boolean {
  const up = (symbol.extends ?? []).length + (symbol.implements ?? []).length;
  return up + hierarchy.children(symbol.id).length + hierarchy.implementers(symbol.id).length > 0;
}

/** The page of one symbol. */
export function SymbolPage({ api, symbol, mentions }: Props) {
  const groups = buildMemberGroups(symbol);
  const shown = groups.reduce((sum, { own }) => sum + own.length, 0);
  const used = api.usages.returnedBy(symbol.id).length + api.usages.acceptedBy(symbol.id).length;
  const toc = buildToc(symbol, groups, used + mentions.guides.length > 0, hasFamily(symbol, api));
  return (
    <ApiContext value={api}>
      <ApiFrame area={symbol.area} areas={api.areas} toc={<MemberToc entries={toc} />}>
        <SymbolHeader symbol={symbol} />
        <JumpRow entries={toc} />
        <Declaration symbol={symbol} />
        <Family symbol={symbol} />
        <ConstructorSection symbol={symbol} />
        <div data-members>
          <MemberFilter members={symbol.members ?? []} />
          {groups.map((group) => (
            <MemberGroup key={group.id} owner={symbol} group={group} />
          ))}
          <EventList events={symbol.events} above={shown} />
        </div>
        <ExportsAgain symbol={symbol} />
        <UsageSection symbol={symbol} mentions={mentions} above={shown} />
      </ApiFrame>
    </ApiContext>
  );
}
